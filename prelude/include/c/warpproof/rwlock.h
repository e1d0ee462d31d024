// Read-write locks of POSIX. A reader gets in unless a writer holds the lock, whoever waits, and
// sees what the readers and writers before it have done.
#ifndef WARPPROOF_C_RWLOCK_H
#define WARPPROOF_C_RWLOCK_H

#include <errno.h>
#include <warpproof/host.h>

// The number of readers, or above it the handle of the writer, counted from 1.
typedef struct {
    long state;
} __wp_rwlock;

#define __WP_WRITER (1L << 32)

static inline int __wp_rwlock_tryrdlock(__wp_rwlock *lock)
{
    long old = __wp_host_update(&lock->state, __WP_ACQUIRE, __WP_RELAXED);
    if (old < 0 || old >= __WP_WRITER) {
        __wp_host_keep();
        return EBUSY;
    }
    __wp_host_commit(old + 1);
    return 0;
}

static inline int __wp_rwlock_trywrlock(__wp_rwlock *lock)
{
    long self = __wp_host_this() + 1;
    long old = __wp_host_update(&lock->state, __WP_ACQUIRE, __WP_RELAXED);
    if (old != 0) {
        __wp_host_keep();
        return EBUSY;
    }
    __wp_host_commit(self * __WP_WRITER);
    return 0;
}

static inline int __wp_rwlock_rdlock(__wp_rwlock *lock)
{
    if (__wp_rwlock_tryrdlock(lock))
        __wp_host_await(1);
    return 0;
}

static inline int __wp_rwlock_wrlock(__wp_rwlock *lock)
{
    if (__wp_rwlock_trywrlock(lock))
        __wp_host_await(1);
    return 0;
}

static inline int __wp_rwlock_unlock(__wp_rwlock *lock)
{
    long self = __wp_host_this() + 1;
    long old = __wp_host_update(&lock->state, __WP_RELEASE, __WP_RELAXED);
    if (old == self * __WP_WRITER) {
        __wp_host_commit(0);
        return 0;
    }
    if (old > 0 && old < __WP_WRITER) {
        __wp_host_commit(old - 1);
        return 0;
    }
    __wp_host_keep();
    __wp_assert(0);
    return EPERM;
}

#endif
