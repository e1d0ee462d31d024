// Semaphores within a process. What is not here is not supported.
#ifndef WARPPROOF_C_SEMAPHORE_H
#define WARPPROOF_C_SEMAPHORE_H

#include <errno.h>
#include <time.h>
#include <warpproof/host.h>

typedef struct {
    long value;
} sem_t;

#define SEM_VALUE_MAX 2147483647

static inline int sem_init(sem_t *semaphore, int shared, unsigned int value)
{
    semaphore->value = value;
    return 0;
}

static inline int sem_destroy(sem_t *semaphore)
{
    semaphore->value = -1;
    return 0;
}

static inline int __wp_semaphore_take(sem_t *semaphore)
{
    long old = __wp_host_update(&semaphore->value, __WP_ACQUIRE, __WP_RELAXED);
    if (old <= 0) {
        __wp_host_keep();
        return 0;
    }
    __wp_host_commit(old - 1);
    return 1;
}

static inline int sem_wait(sem_t *semaphore)
{
    if (!__wp_semaphore_take(semaphore))
        __wp_host_await(1);
    return 0;
}

static inline int sem_trywait(sem_t *semaphore)
{
    if (__wp_semaphore_take(semaphore))
        return 0;
    errno = EAGAIN;
    return -1;
}

static inline int sem_timedwait(sem_t *semaphore, const struct timespec *end)
{
    if (__wp_semaphore_take(semaphore))
        return 0;
    errno = ETIMEDOUT;
    return -1;
}

static inline int sem_post(sem_t *semaphore)
{
    long old = __wp_host_update(&semaphore->value, __WP_RELEASE, __WP_RELAXED);
    if (old < 0 || old == SEM_VALUE_MAX) {
        __wp_host_keep();
        errno = old < 0 ? EINVAL : EOVERFLOW;
        return -1;
    }
    __wp_host_commit(old + 1);
    return 0;
}

static inline int sem_getvalue(sem_t *semaphore, int *value)
{
    *value = (int)__c11_atomic_load((_Atomic(long) *)&semaphore->value, __ATOMIC_RELAXED);
    return 0;
}

#endif
