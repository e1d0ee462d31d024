// Memory on the heap, and the end of the process.
#ifndef WARPPROOF_C_STDLIB_H
#define WARPPROOF_C_STDLIB_H

#include <stddef.h>
#include <sys/types.h>

void *__wp_host_allocate(size_t);
void *__wp_host_allocate_zeros(size_t);
void __wp_host_free(void *);
void __wp_assert(int);
void __wp_unsupported(const char *);
int __wp_nondet_int(void);

#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
#define RAND_MAX 2147483647

static inline void *malloc(size_t bytes) { return __wp_host_allocate(bytes); }
static inline void *calloc(size_t count, size_t bytes)
{
    return __wp_host_allocate_zeros(count * bytes);
}
static inline void *aligned_alloc(size_t alignment, size_t bytes)
{
    __wp_assert(alignment != 0 && (alignment & (alignment - 1)) == 0);
    return __wp_host_allocate(bytes);
}
static inline int posix_memalign(void **place, size_t alignment, size_t bytes)
{
    *place = __wp_host_allocate(bytes);
    return 0;
}
static inline void free(void *memory) { __wp_host_free(memory); }

static inline void abort(void)
{
    __wp_assert(0);
    __builtin_unreachable();
}

static inline void exit(int code)
{
    __wp_unsupported("`exit`, which ends other threads too");
    __builtin_unreachable();
}

static inline int abs(int value) { return value < 0 ? -value : value; }
static inline int rand(void) { return __wp_nondet_int(); }
static inline void srand(unsigned int seed) { }

#endif
