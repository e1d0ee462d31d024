// What GenMC and GPUMC add to C. These functions have no bodies: src/llvm/host.rs is their
// meaning, with or without this header.
#ifndef WARPPROOF_C_GENMC_H
#define WARPPROOF_C_GENMC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// The execution is of no interest where this does not hold.
void __VERIFIER_assume(bool);

// Arbitrary values.
int __VERIFIER_nondet_int(void);
unsigned int __VERIFIER_nondet_uint(void);

typedef long __VERIFIER_thread_t;
long __wp_host_create(void *(*)(void *), void *);
void *__wp_host_join(long);

static inline __VERIFIER_thread_t __VERIFIER_spawn(void *(*start)(void *), void *argument)
{
    return __wp_host_create(start, argument);
}

// Threads that do the same are explored one by one.
static inline __VERIFIER_thread_t __VERIFIER_spawn_symmetric(void *(*start)(void *),
                                                             void *argument,
                                                             __VERIFIER_thread_t twin)
{
    return __wp_host_create(start, argument);
}

static inline void *__VERIFIER_join(__VERIFIER_thread_t thread)
{
    return __wp_host_join(thread);
}

static inline void __VERIFIER_join_symmetric(__VERIFIER_thread_t thread)
{
    __wp_host_join(thread);
}

// Hints that let a checker explore less.
void __VERIFIER_loop_begin(void);
void __VERIFIER_spin_start(void);
void __VERIFIER_spin_end(bool);
#define __VERIFIER_local_write(statement) do { statement; } while (0)
#define __VERIFIER_final_write(statement) do { statement; } while (0)
#define __VERIFIER_helped_CAS(call) do { call; } while (0)
#define __VERIFIER_helping_CAS(call) do { call; } while (0)
#define __VERIFIER_speculative_read(call) (call)
#define __VERIFIER_confirming_read(call) (call)
#define __VERIFIER_confirming_CAS(call) (call)
#define __VERIFIER_final_CAS(call) (call)
#define __VERIFIER_optional(statement) do { } while (0)

// Where a thread sits; at its start.
void __VERIFIER_thread_global_id(int);
void __VERIFIER_thread_local_id(int);
void __VERIFIER_thread_group_id(int);
void __VERIFIER_thread_kernel_id(int);
void __VERIFIER_groupsize(int);

// The scope of the next access or fence.
void __VERIFIER_memory_scope_work_item(void);
void __VERIFIER_memory_scope_sub_group(void);
void __VERIFIER_memory_scope_work_group(void);
void __VERIFIER_memory_scope_device(void);
void __VERIFIER_memory_scope_system(void);

// The next access is not atomic.
void __VERIFIER_weak_access(void);

#endif
