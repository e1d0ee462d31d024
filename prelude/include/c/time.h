// Times. What the clock shows is arbitrary; how long anything takes changes nothing here.
#ifndef WARPPROOF_C_TIME_H
#define WARPPROOF_C_TIME_H

typedef long time_t;
typedef long clock_t;
typedef int clockid_t;
struct timespec {
    time_t tv_sec;
    long tv_nsec;
};

#define TIME_UTC 1
#define CLOCK_REALTIME 0
#define CLOCK_MONOTONIC 1

long __wp_nondet_i64(void);

static inline time_t time(time_t *place)
{
    time_t now = __wp_nondet_i64();
    if (place)
        *place = now;
    return now;
}

static inline int timespec_get(struct timespec *place, int base)
{
    place->tv_sec = __wp_nondet_i64();
    place->tv_nsec = 0;
    return base;
}

static inline int clock_gettime(clockid_t clock, struct timespec *place)
{
    timespec_get(place, TIME_UTC);
    return 0;
}

static inline int nanosleep(const struct timespec *time, struct timespec *left) { return 0; }

#endif
