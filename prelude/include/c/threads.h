// Threads, mutexes and condition variables of C11. A call that fails for want of memory is not
// explored.
#ifndef WARPPROOF_C_THREADS_H
#define WARPPROOF_C_THREADS_H

#include <time.h>
#include <warpproof/condition.h>
#include <warpproof/host.h>
#include <warpproof/mutex.h>
#include <warpproof/once.h>

#define thread_local _Thread_local

enum { thrd_success, thrd_busy, thrd_error, thrd_nomem, thrd_timedout };

typedef long thrd_t;
typedef int (*thrd_start_t)(void *);

static inline int thrd_create(thrd_t *thread, thrd_start_t start, void *argument)
{
    *thread = __wp_host_create((void *(*)(void *))start, argument);
    return thrd_success;
}

static inline int thrd_join(thrd_t thread, int *result)
{
    long value = (long)__wp_host_join(thread);
    if (result)
        *result = (int)value;
    return thrd_success;
}

static inline _Noreturn void thrd_exit(int result)
{
    __wp_host_exit((void *)(long)result);
    __builtin_unreachable();
}

static inline thrd_t thrd_current(void) { return __wp_host_this(); }
static inline int thrd_equal(thrd_t a, thrd_t b) { return a == b; }
static inline int thrd_detach(thrd_t thread) { return thrd_success; }
static inline void thrd_yield(void) { }
static inline int thrd_sleep(const struct timespec *time, struct timespec *left) { return 0; }

typedef __wp_mutex mtx_t;

enum { mtx_plain = 0, mtx_recursive = 1, mtx_timed = 2 };

static inline int mtx_init(mtx_t *mutex, int kind)
{
    __wp_mutex_init(mutex, kind & mtx_recursive ? __WP_MUTEX_RECURSIVE : __WP_MUTEX_NORMAL);
    return thrd_success;
}

static inline void mtx_destroy(mtx_t *mutex) { __wp_mutex_destroy(mutex); }

static inline int mtx_lock(mtx_t *mutex)
{
    __wp_mutex_lock(mutex);
    return thrd_success;
}

static inline int mtx_trylock(mtx_t *mutex)
{
    return __wp_mutex_trylock(mutex) ? thrd_busy : thrd_success;
}

// The time is over wherever the mutex is seen locked.
static inline int mtx_timedlock(mtx_t *mutex, const struct timespec *end)
{
    return __wp_mutex_trylock(mutex) ? thrd_timedout : thrd_success;
}

static inline int mtx_unlock(mtx_t *mutex)
{
    __wp_mutex_unlock(mutex);
    return thrd_success;
}

typedef __wp_condition cnd_t;

static inline int cnd_init(cnd_t *condition)
{
    __wp_condition_init(condition);
    return thrd_success;
}

static inline void cnd_destroy(cnd_t *condition) { __wp_condition_destroy(condition); }

static inline int cnd_signal(cnd_t *condition)
{
    __wp_condition_signal(condition);
    return thrd_success;
}

static inline int cnd_broadcast(cnd_t *condition)
{
    __wp_condition_broadcast(condition);
    return thrd_success;
}

static inline int cnd_wait(cnd_t *condition, mtx_t *mutex)
{
    return __wp_condition_wait(condition, mutex, 0);
}

static inline int cnd_timedwait(cnd_t *condition, mtx_t *mutex, const struct timespec *end)
{
    return __wp_condition_wait(condition, mutex, thrd_timedout);
}

typedef __wp_once once_flag;

#define ONCE_FLAG_INIT 0
#define call_once(flag, function)                                                                 \
    do {                                                                                          \
        once_flag *__wp_flag = (flag);                                                            \
        if (__wp_once_begin(__wp_flag)) {                                                         \
            (function)();                                                                         \
            __wp_once_end(__wp_flag);                                                             \
        }                                                                                         \
    } while (0)

typedef int tss_t;
typedef void (*tss_dtor_t)(void *);

#define TSS_DTOR_ITERATIONS 4

static inline int tss_create(tss_t *key, tss_dtor_t destructor)
{
    __wp_unsupported("`tss_create`");
    return thrd_error;
}

static inline void tss_delete(tss_t key) { __wp_unsupported("`tss_delete`"); }

static inline void *tss_get(tss_t key)
{
    __wp_unsupported("`tss_get`");
    return 0;
}

static inline int tss_set(tss_t key, void *value)
{
    __wp_unsupported("`tss_set`");
    return thrd_error;
}

#endif
