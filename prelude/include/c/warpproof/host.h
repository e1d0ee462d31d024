// What programs of threads ask of the machine. These functions have no bodies: src/llvm/host.rs
// is their meaning.
#ifndef WARPPROOF_C_HOST_H
#define WARPPROOF_C_HOST_H

long __wp_host_create(void *(*)(void *), void *);
void *__wp_host_join(long);
long __wp_host_this(void);
void __wp_host_exit(void *);
void __wp_host_await(int);
int __wp_host_meet(void *, unsigned int);
int __wp_host_choose(int);
long __wp_host_update(long *, int, int);
void __wp_host_commit(long);
void __wp_host_keep(void);
void __wp_host_doze(void);
void __wp_host_wake(void);
void __wp_assert(int);
void __wp_assume(int);
void __wp_unsupported(const char *);

// Orders of `__wp_host_update`: that of the update, and that of the read where nothing is written.
#define __WP_RELAXED 0
#define __WP_ACQUIRE 2
#define __WP_RELEASE 3

#endif
