// assert of host and device. Like the C header it can be included again after a change of
// NDEBUG.
#pragma clang system_header
#undef assert
#ifdef NDEBUG
#define assert(e) ((void)0)
#else
#include <warpproof/synchronization.h>
#define assert(e) (__wp_assert(static_cast<bool>(e)))
#endif
