// What one thread does for all: `pthread_once` and `call_once`.
#ifndef WARPPROOF_C_ONCE_H
#define WARPPROOF_C_ONCE_H

#include <warpproof/host.h>

// 0 before, 1 while somebody is at it, 2 when it is done.
typedef _Atomic(int) __wp_once;

static inline int __wp_once_begin(__wp_once *once)
{
    int seen = 0;
    if (__c11_atomic_compare_exchange_strong(once, &seen, 1, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE))
        return 1;
    if (seen != 2)
        __wp_host_await(1);
    return 0;
}

static inline void __wp_once_end(__wp_once *once) { __c11_atomic_store(once, 2, __ATOMIC_RELEASE); }

#endif
