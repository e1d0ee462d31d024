// OpenMP's functions: declarations.
#pragma once
#pragma clang system_header

typedef struct { void *lock; } omp_lock_t;
typedef enum omp_sched_t { omp_sched_static = 1, omp_sched_dynamic, omp_sched_guided } omp_sched_t;
extern "C" {
int omp_get_num_threads();
int omp_get_max_threads();
int omp_get_thread_num();
int omp_get_num_procs();
int omp_get_num_devices();
int omp_get_default_device();
int omp_get_level();
int omp_in_parallel();
void omp_set_num_threads(int);
void omp_set_nested(int);
void omp_set_dynamic(int);
void omp_set_default_device(int);
double omp_get_wtime();
double omp_get_wtick();
void omp_init_lock(omp_lock_t *);
void omp_destroy_lock(omp_lock_t *);
void omp_set_lock(omp_lock_t *);
void omp_unset_lock(omp_lock_t *);
int omp_test_lock(omp_lock_t *);
}
