// Scheduling changes nothing: every schedule is explored.
#ifndef WARPPROOF_C_SCHED_H
#define WARPPROOF_C_SCHED_H

static inline int sched_yield(void) { return 0; }

#endif
