// assert of host and device. Like the C header it can be included again after a change of
// NDEBUG.
#pragma clang system_header
#undef assert
#ifdef NDEBUG
#define assert(e) ((void)0)
#else
#include <warpproof/synchronization.h>
#if defined(__CUDA_ARCH__) || defined(__HIP_DEVICE_COMPILE__)
#define assert(e) (__wp_assert(static_cast<bool>(e)))
#else
// On the host nothing follows an assertion that fails.
__WP_DECL_HD __attribute__((noreturn)) void __wp_assert_fails();
#define assert(e) (static_cast<bool>(e) ? static_cast<void>(0) : __wp_assert_fails())
#endif
#endif
