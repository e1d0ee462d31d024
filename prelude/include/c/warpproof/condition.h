// Condition variables of POSIX and of C11.
//
// Waiting, signals and broadcasts stand in one order, that of the updates of the state, as in
// C++; they order no memory, which is what the mutex is for. A signal wakes any one thread that
// is asleep at the time: it leaves a note, and nobody lies down, signals or broadcasts before one
// of the sleepers has taken it.
//
// Threads may also wake up by themselves, as the standards allow. Such a thread counts as awake
// all the time: what a signal could do to it comes to the same. WARPPROOF_NO_SPURIOUS_WAKEUPS
// leaves this out.
#ifndef WARPPROOF_C_CONDITION_H
#define WARPPROOF_C_CONDITION_H

#include <warpproof/host.h>
#include <warpproof/mutex.h>

// One bit for each thread that is asleep, one for each that the last broadcast woke while
// nothing has happened since, and the note.
typedef struct {
    long state;
} __wp_condition;

#define __WP_CONDITION_THREADS 31
#define __WP_ASLEEP ((1L << __WP_CONDITION_THREADS) - 1)
#define __WP_NOTE (1L << 2 * __WP_CONDITION_THREADS)

#ifdef WARPPROOF_NO_SPURIOUS_WAKEUPS
#define __WP_SPURIOUS_WAKEUPS 0
#else
#define __WP_SPURIOUS_WAKEUPS 1
#endif

static inline void __wp_condition_init(__wp_condition *condition) { condition->state = 0; }
static inline void __wp_condition_destroy(__wp_condition *condition) { condition->state = -1; }

static inline void __wp_condition_lie_down(__wp_condition *condition, long self)
{
    long old = __wp_host_update(&condition->state, __WP_RELAXED, __WP_RELAXED);
    if (old & __WP_NOTE) {
        __wp_host_keep();
        __wp_host_await(1);
    } else {
        __wp_host_commit((old & __WP_ASLEEP) | self);
    }
}

// A thread that others need not wake is not in their debt if they do not.
static inline void __wp_condition_sleep(__wp_condition *condition, long self, int needs_others)
{
    long old = __wp_host_update(&condition->state, __WP_RELAXED, __WP_RELAXED);
    if ((old & self) && (old & __WP_NOTE)) {
        __wp_host_commit(old & __WP_ASLEEP & ~self);
        return;
    }
    __wp_host_keep();
    if ((old >> __WP_CONDITION_THREADS) & self)
        return;
    if ((old & self) && needs_others)
        __wp_host_await(1);
    // It was woken before, and has to notice where that happens.
    __wp_assume(0);
}

static inline void __wp_condition_signal(__wp_condition *condition)
{
    long old = __wp_host_update(&condition->state, __WP_RELAXED, __WP_RELAXED);
    if (old & __WP_NOTE) {
        __wp_host_keep();
        __wp_host_await(1);
    } else if (old & __WP_ASLEEP) {
        __wp_host_commit((old & __WP_ASLEEP) | __WP_NOTE);
    } else {
        __wp_host_keep();
    }
}

static inline void __wp_condition_broadcast(__wp_condition *condition)
{
    long old = __wp_host_update(&condition->state, __WP_RELAXED, __WP_RELAXED);
    if (old & __WP_NOTE) {
        __wp_host_keep();
        __wp_host_await(1);
    } else if (old & __WP_ASLEEP) {
        __wp_host_commit((old & __WP_ASLEEP) << __WP_CONDITION_THREADS);
    } else {
        __wp_host_keep();
    }
}

// Gives 0, or `timeout` if that is not 0 and the time is over.
static inline int __wp_condition_wait(__wp_condition *condition, __wp_mutex *mutex, int timeout)
{
    long self = __wp_host_this();
    if (self >= __WP_CONDITION_THREADS)
        __wp_unsupported("a condition variable for more than 31 threads");
    int ways = 1 + __WP_SPURIOUS_WAKEUPS + (timeout != 0);
    __wp_host_doze();
    int way = ways == 1 ? 0 : __wp_host_choose(ways);
    if (way == 0) {
        __wp_host_wake();
        __wp_condition_lie_down(condition, 1L << self);
        __wp_mutex_unlock(mutex);
        __wp_condition_sleep(condition, 1L << self, timeout == 0);
        __wp_mutex_lock(mutex);
        return 0;
    }
    __wp_mutex_unlock(mutex);
    __wp_mutex_lock(mutex);
    __wp_host_wake();
    return way == 1 + __WP_SPURIOUS_WAKEUPS ? timeout : 0;
}

#endif
