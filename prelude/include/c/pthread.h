// Threads and what they wait for. What is not here is not supported.
#ifndef WARPPROOF_C_PTHREAD_H
#define WARPPROOF_C_PTHREAD_H

#include <errno.h>
#include <sched.h>
#include <stddef.h>
#include <sys/types.h>
#include <time.h>
#include <warpproof/condition.h>
#include <warpproof/host.h>
#include <warpproof/mutex.h>
#include <warpproof/once.h>
#include <warpproof/rwlock.h>

typedef long pthread_t;
typedef struct { int unused; } pthread_attr_t;

#define PTHREAD_CREATE_JOINABLE 0
#define PTHREAD_CREATE_DETACHED 1

static inline int pthread_attr_init(pthread_attr_t *attributes) { return 0; }
static inline int pthread_attr_destroy(pthread_attr_t *attributes) { return 0; }
static inline int pthread_attr_setdetachstate(pthread_attr_t *attributes, int state) { return 0; }

static inline int pthread_create(pthread_t *thread, const pthread_attr_t *attributes,
                                 void *(*start)(void *), void *argument)
{
    long handle = __wp_host_create(start, argument);
    if (thread)
        *thread = handle;
    return 0;
}

static inline int pthread_join(pthread_t thread, void **result)
{
    void *value = __wp_host_join(thread);
    if (result)
        *result = value;
    return 0;
}

static inline pthread_t pthread_self(void) { return __wp_host_this(); }
static inline int pthread_equal(pthread_t a, pthread_t b) { return a == b; }
static inline int pthread_detach(pthread_t thread) { return 0; }
static inline int pthread_yield(void) { return 0; }

static inline void pthread_exit(void *result)
{
    __wp_host_exit(result);
    __builtin_unreachable();
}

typedef __wp_mutex pthread_mutex_t;
typedef struct { int kind; } pthread_mutexattr_t;

#define PTHREAD_MUTEX_INITIALIZER { 0 }
#define PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP { 0, __WP_MUTEX_RECURSIVE }
#define PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP { 0, __WP_MUTEX_ERRORCHECK }
#define PTHREAD_MUTEX_NORMAL __WP_MUTEX_NORMAL
#define PTHREAD_MUTEX_DEFAULT __WP_MUTEX_NORMAL
#define PTHREAD_MUTEX_RECURSIVE __WP_MUTEX_RECURSIVE
#define PTHREAD_MUTEX_ERRORCHECK __WP_MUTEX_ERRORCHECK

static inline int pthread_mutexattr_init(pthread_mutexattr_t *attributes)
{
    attributes->kind = PTHREAD_MUTEX_DEFAULT;
    return 0;
}

static inline int pthread_mutexattr_destroy(pthread_mutexattr_t *attributes) { return 0; }

static inline int pthread_mutexattr_settype(pthread_mutexattr_t *attributes, int kind)
{
    attributes->kind = kind;
    return 0;
}

static inline int pthread_mutexattr_gettype(const pthread_mutexattr_t *attributes, int *kind)
{
    *kind = attributes->kind;
    return 0;
}

static inline int pthread_mutex_init(pthread_mutex_t *mutex, const pthread_mutexattr_t *attributes)
{
    __wp_mutex_init(mutex, attributes ? attributes->kind : PTHREAD_MUTEX_DEFAULT);
    return 0;
}

static inline int pthread_mutex_destroy(pthread_mutex_t *mutex)
{
    __wp_mutex_destroy(mutex);
    return 0;
}

static inline int pthread_mutex_trylock(pthread_mutex_t *mutex) { return __wp_mutex_trylock(mutex); }
static inline int pthread_mutex_lock(pthread_mutex_t *mutex) { return __wp_mutex_lock(mutex); }
static inline int pthread_mutex_unlock(pthread_mutex_t *mutex) { return __wp_mutex_unlock(mutex); }

// The time is over wherever the mutex is seen locked.
static inline int pthread_mutex_timedlock(pthread_mutex_t *mutex, const struct timespec *end)
{
    return __wp_mutex_trylock(mutex) ? ETIMEDOUT : 0;
}

#define PTHREAD_PROCESS_PRIVATE 0
#define PTHREAD_PROCESS_SHARED 1

typedef __wp_mutex pthread_spinlock_t;

static inline int pthread_spin_init(pthread_spinlock_t *lock, int shared)
{
    return pthread_mutex_init(lock, NULL);
}
static inline int pthread_spin_destroy(pthread_spinlock_t *lock) { return pthread_mutex_destroy(lock); }
static inline int pthread_spin_lock(pthread_spinlock_t *lock) { return __wp_mutex_lock(lock); }
static inline int pthread_spin_trylock(pthread_spinlock_t *lock) { return __wp_mutex_trylock(lock); }
static inline int pthread_spin_unlock(pthread_spinlock_t *lock) { return __wp_mutex_unlock(lock); }

typedef __wp_condition pthread_cond_t;
typedef struct { int unused; } pthread_condattr_t;

#define PTHREAD_COND_INITIALIZER { 0 }

static inline int pthread_condattr_init(pthread_condattr_t *attributes) { return 0; }
static inline int pthread_condattr_destroy(pthread_condattr_t *attributes) { return 0; }
static inline int pthread_condattr_setclock(pthread_condattr_t *attributes, clockid_t clock)
{
    return 0;
}

static inline int pthread_cond_init(pthread_cond_t *condition, const pthread_condattr_t *attributes)
{
    __wp_condition_init(condition);
    return 0;
}

static inline int pthread_cond_destroy(pthread_cond_t *condition)
{
    __wp_condition_destroy(condition);
    return 0;
}

static inline int pthread_cond_signal(pthread_cond_t *condition)
{
    __wp_condition_signal(condition);
    return 0;
}

static inline int pthread_cond_broadcast(pthread_cond_t *condition)
{
    __wp_condition_broadcast(condition);
    return 0;
}

static inline int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex)
{
    return __wp_condition_wait(condition, mutex, 0);
}

static inline int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex,
                                         const struct timespec *end)
{
    return __wp_condition_wait(condition, mutex, ETIMEDOUT);
}

typedef __wp_rwlock pthread_rwlock_t;
typedef struct { int unused; } pthread_rwlockattr_t;

#define PTHREAD_RWLOCK_INITIALIZER { 0 }

static inline int pthread_rwlockattr_init(pthread_rwlockattr_t *attributes) { return 0; }
static inline int pthread_rwlockattr_destroy(pthread_rwlockattr_t *attributes) { return 0; }

static inline int pthread_rwlock_init(pthread_rwlock_t *lock, const pthread_rwlockattr_t *attributes)
{
    lock->state = 0;
    return 0;
}

static inline int pthread_rwlock_destroy(pthread_rwlock_t *lock)
{
    lock->state = -1;
    return 0;
}

static inline int pthread_rwlock_rdlock(pthread_rwlock_t *lock) { return __wp_rwlock_rdlock(lock); }
static inline int pthread_rwlock_wrlock(pthread_rwlock_t *lock) { return __wp_rwlock_wrlock(lock); }
static inline int pthread_rwlock_unlock(pthread_rwlock_t *lock) { return __wp_rwlock_unlock(lock); }
static inline int pthread_rwlock_tryrdlock(pthread_rwlock_t *lock)
{
    return __wp_rwlock_tryrdlock(lock);
}
static inline int pthread_rwlock_trywrlock(pthread_rwlock_t *lock)
{
    return __wp_rwlock_trywrlock(lock);
}

// The time is over wherever the lock is seen taken.
static inline int pthread_rwlock_timedrdlock(pthread_rwlock_t *lock, const struct timespec *end)
{
    return __wp_rwlock_tryrdlock(lock) ? ETIMEDOUT : 0;
}
static inline int pthread_rwlock_timedwrlock(pthread_rwlock_t *lock, const struct timespec *end)
{
    return __wp_rwlock_trywrlock(lock) ? ETIMEDOUT : 0;
}

typedef __wp_once pthread_once_t;

#define PTHREAD_ONCE_INIT 0
#define pthread_once(once, function)                                                              \
    ({                                                                                            \
        pthread_once_t *__wp_control = (once);                                                    \
        if (__wp_once_begin(__wp_control)) {                                                      \
            (function)();                                                                         \
            __wp_once_end(__wp_control);                                                          \
        }                                                                                         \
        0;                                                                                        \
    })

typedef int pthread_key_t;

static inline int pthread_key_create(pthread_key_t *key, void (*destructor)(void *))
{
    __wp_unsupported("`pthread_key_create`");
    return EAGAIN;
}

static inline void *pthread_getspecific(pthread_key_t key)
{
    __wp_unsupported("`pthread_getspecific`");
    return NULL;
}

static inline int pthread_setspecific(pthread_key_t key, const void *value)
{
    __wp_unsupported("`pthread_setspecific`");
    return EINVAL;
}

typedef struct { unsigned int count; } pthread_barrier_t;
typedef struct { int unused; } pthread_barrierattr_t;

#define PTHREAD_BARRIER_SERIAL_THREAD -1

static inline int pthread_barrier_init(pthread_barrier_t *barrier,
                                       const pthread_barrierattr_t *attributes, unsigned int count)
{
    __wp_assert(count != 0);
    barrier->count = count;
    return 0;
}

static inline int pthread_barrier_wait(pthread_barrier_t *barrier)
{
    return __wp_host_meet(barrier, barrier->count);
}

static inline int pthread_barrier_destroy(pthread_barrier_t *barrier)
{
    barrier->count = 0;
    return 0;
}

#endif
