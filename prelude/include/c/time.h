// Times, of which nothing depends here.
#ifndef WARPPROOF_C_TIME_H
#define WARPPROOF_C_TIME_H

typedef long time_t;
typedef long clock_t;
struct timespec {
    time_t tv_sec;
    long tv_nsec;
};

#endif
