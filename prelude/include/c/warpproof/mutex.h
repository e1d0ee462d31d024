// Mutexes of POSIX and of C11.
#ifndef WARPPROOF_C_MUTEX_H
#define WARPPROOF_C_MUTEX_H

#include <errno.h>
#include <warpproof/host.h>

// The handle of the owner, counted from 1; above it, how often the owner has locked it again.
typedef struct {
    _Atomic(long) owner;
    int kind;
} __wp_mutex;

#define __WP_MUTEX_NORMAL 0
#define __WP_MUTEX_RECURSIVE 1
#define __WP_MUTEX_ERRORCHECK 2
#define __WP_MUTEX_OWNER 0xffffffffL
#define __WP_MUTEX_AGAIN (1L << 32)

static inline void __wp_mutex_init(__wp_mutex *mutex, int kind)
{
    *(long *)&mutex->owner = 0;
    mutex->kind = kind;
}

static inline void __wp_mutex_destroy(__wp_mutex *mutex) { *(long *)&mutex->owner = -1; }

// The owner locks the mutex again: 0, an error, or EBUSY if it is of a kind that cannot be.
static inline int __wp_mutex_again(__wp_mutex *mutex, long held)
{
    if (mutex->kind == __WP_MUTEX_RECURSIVE) {
        __c11_atomic_store(&mutex->owner, held + __WP_MUTEX_AGAIN, __ATOMIC_RELAXED);
        return 0;
    }
    return mutex->kind == __WP_MUTEX_ERRORCHECK ? EDEADLK : EBUSY;
}

// A call that fails need not order anything.
static inline int __wp_mutex_trylock(__wp_mutex *mutex)
{
    long held = 0, self = __wp_host_this() + 1;
    if (__c11_atomic_compare_exchange_strong(&mutex->owner, &held, self, __ATOMIC_ACQUIRE,
                                             __ATOMIC_RELAXED))
        return 0;
    if ((held & __WP_MUTEX_OWNER) == self && __wp_mutex_again(mutex, held) == 0)
        return 0;
    return EBUSY;
}

static inline int __wp_mutex_lock(__wp_mutex *mutex)
{
    long held = 0, self = __wp_host_this() + 1;
    if (__c11_atomic_compare_exchange_strong(&mutex->owner, &held, self, __ATOMIC_ACQUIRE,
                                             __ATOMIC_RELAXED))
        return 0;
    if ((held & __WP_MUTEX_OWNER) != self) {
        __wp_host_await(1);
        return 0;
    }
    int error = __wp_mutex_again(mutex, held);
    // The owner waits for itself: what it has read last is the mutex and its kind.
    if (error == EBUSY)
        __wp_host_await(2);
    return error;
}

static inline int __wp_mutex_unlock(__wp_mutex *mutex)
{
    long held = __c11_atomic_load(&mutex->owner, __ATOMIC_RELAXED);
    if ((held & __WP_MUTEX_OWNER) != __wp_host_this() + 1) {
        __wp_assert(mutex->kind != __WP_MUTEX_NORMAL);
        return EPERM;
    }
    if (held >= __WP_MUTEX_AGAIN)
        __c11_atomic_store(&mutex->owner, held - __WP_MUTEX_AGAIN, __ATOMIC_RELAXED);
    else
        __c11_atomic_store(&mutex->owner, 0, __ATOMIC_RELEASE);
    return 0;
}

#endif
