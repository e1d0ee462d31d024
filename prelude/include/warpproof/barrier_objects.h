// Barrier objects in shared memory: what libcu++'s barriers are made of, and the primitives
// of the toolkit.
#ifndef WARPPROOF_BARRIER_OBJECTS_H
#define WARPPROOF_BARRIER_OBJECTS_H
#pragma clang system_header
#include <warpproof/base.h>

__WP_DECL void __wp_object_init(void *barrier, unsigned count);
__WP_DECL unsigned long long __wp_object_arrive(void *barrier, unsigned count);
__WP_DECL unsigned long long __wp_object_arrive_drop(void *barrier, unsigned count);
__WP_DECL void __wp_object_expect(void *barrier, unsigned bytes);
__WP_DECL void __wp_object_wait(void *barrier, unsigned long long token);
__WP_DECL void __wp_object_wait_parity(void *barrier, unsigned parity);
__WP_DECL bool __wp_object_try_wait(void *barrier, unsigned long long token);
__WP_DECL bool __wp_object_try_wait_parity(void *barrier, unsigned parity);
// The barrier's current phase is not over before the copy is done; if it is counted, only
// as far as the phase expects bytes.
__WP_DECL void __wp_bound_copy(void *to, const void *from, unsigned bytes, void *barrier,
                               int counted);

typedef unsigned long long __mbarrier_t;
typedef unsigned long long __mbarrier_token_t;
__WP_DEV unsigned __mbarrier_maximum_count() { return (1u << 20) - 1; }
__WP_DEV void __mbarrier_init(__mbarrier_t *barrier, unsigned count) {
  __wp_object_init(barrier, count);
}
__WP_DEV void __mbarrier_inval(__mbarrier_t *barrier) { *barrier = 0; }
__WP_DEV __mbarrier_token_t __mbarrier_arrive(__mbarrier_t *barrier) {
  return __wp_object_arrive(barrier, 1);
}
__WP_DEV __mbarrier_token_t __mbarrier_arrive_and_drop(__mbarrier_t *barrier) {
  return __wp_object_arrive_drop(barrier, 1);
}
__WP_DEV bool __mbarrier_test_wait(__mbarrier_t *barrier, __mbarrier_token_t token) {
  return __wp_object_try_wait(barrier, token);
}
__WP_DEV bool __mbarrier_test_wait_parity(__mbarrier_t *barrier, bool parity) {
  return __wp_object_try_wait_parity(barrier, parity);
}
__WP_DEV bool __mbarrier_try_wait(__mbarrier_t *barrier, __mbarrier_token_t token, unsigned) {
  return __wp_object_try_wait(barrier, token);
}
__WP_DEV bool __mbarrier_try_wait_parity(__mbarrier_t *barrier, bool parity, unsigned) {
  return __wp_object_try_wait_parity(barrier, parity);
}

#endif
