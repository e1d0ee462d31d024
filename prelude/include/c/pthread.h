// Threads, mutexes, spin locks and barriers. What is not here is not supported.
#ifndef WARPPROOF_C_PTHREAD_H
#define WARPPROOF_C_PTHREAD_H

#include <errno.h>
#include <sched.h>
#include <stddef.h>
#include <sys/types.h>
#include <time.h>

long __wp_host_create(void *(*)(void *), void *);
void *__wp_host_join(long);
long __wp_host_this(void);
void __wp_host_exit(void *);
void __wp_host_await(int);
int __wp_host_meet(void *, unsigned int);
void __wp_assert(int);

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

// A mutex holds the handle of its owner, counted from 1.
typedef struct { _Atomic(long) owner; } pthread_mutex_t;
typedef struct { int unused; } pthread_mutexattr_t;

#define PTHREAD_MUTEX_INITIALIZER { 0 }
#define PTHREAD_MUTEX_NORMAL 0
#define PTHREAD_MUTEX_DEFAULT 0

static inline int pthread_mutexattr_init(pthread_mutexattr_t *attributes) { return 0; }
static inline int pthread_mutexattr_destroy(pthread_mutexattr_t *attributes) { return 0; }

static inline int pthread_mutex_init(pthread_mutex_t *mutex, const pthread_mutexattr_t *attributes)
{
    *(long *)&mutex->owner = 0;
    return 0;
}

static inline int pthread_mutex_destroy(pthread_mutex_t *mutex)
{
    *(long *)&mutex->owner = -1;
    return 0;
}

static inline int pthread_mutex_trylock(pthread_mutex_t *mutex)
{
    long nobody = 0;
    return __c11_atomic_compare_exchange_strong(&mutex->owner, &nobody, __wp_host_this() + 1,
                                                __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE)
               ? 0
               : EBUSY;
}

static inline int pthread_mutex_lock(pthread_mutex_t *mutex)
{
    if (pthread_mutex_trylock(mutex))
        __wp_host_await(1);
    return 0;
}

static inline int pthread_mutex_unlock(pthread_mutex_t *mutex)
{
    __wp_assert(__c11_atomic_load(&mutex->owner, __ATOMIC_RELAXED) == __wp_host_this() + 1);
    __c11_atomic_store(&mutex->owner, 0, __ATOMIC_RELEASE);
    return 0;
}

typedef pthread_mutex_t pthread_spinlock_t;

#define PTHREAD_PROCESS_PRIVATE 0
#define PTHREAD_PROCESS_SHARED 1

static inline int pthread_spin_init(pthread_spinlock_t *lock, int shared)
{
    return pthread_mutex_init(lock, NULL);
}
static inline int pthread_spin_destroy(pthread_spinlock_t *lock) { return pthread_mutex_destroy(lock); }
static inline int pthread_spin_lock(pthread_spinlock_t *lock) { return pthread_mutex_lock(lock); }
static inline int pthread_spin_trylock(pthread_spinlock_t *lock) { return pthread_mutex_trylock(lock); }
static inline int pthread_spin_unlock(pthread_spinlock_t *lock) { return pthread_mutex_unlock(lock); }

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
