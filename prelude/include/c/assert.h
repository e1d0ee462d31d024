// Assertions of programs of threads; NDEBUG does not switch them off.
#ifndef WARPPROOF_C_ASSERT_H
#define WARPPROOF_C_ASSERT_H

void __wp_assert(int);

#ifndef static_assert
#define static_assert _Static_assert
#endif

#define assert(condition) ((condition) ? (void)0 : __wp_assert(0))

#endif
