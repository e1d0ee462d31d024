// Where Thrust's algorithms run.
#ifndef WARPPROOF_THRUST_POLICIES_H
#define WARPPROOF_THRUST_POLICIES_H
#pragma clang system_header
#include <warpproof/base.h>

namespace thrust {

template <class __P> struct execution_policy {};
// What other streams do is not known to be in order with what follows.
__host__ void __wp_other_stream();
struct __wp_policy : execution_policy<__wp_policy> {
  template <class __A> __WP_MEMBER_HD __wp_policy on(__A &&) const {
#if !defined(__CUDA_ARCH__) && !defined(__HIP_DEVICE_COMPILE__)
    __wp_other_stream();
#endif
    return {};
  }
  template <class __A> __WP_MEMBER_HD __wp_policy operator()(const __A &) const { return {}; }
};
struct __wp_host_policy : execution_policy<__wp_host_policy> {};
static constexpr __wp_policy device;
static constexpr __wp_host_policy host, seq;
namespace cuda {
static constexpr __wp_policy par, par_nosync;
typedef __wp_policy tag;
}
namespace hip {
static constexpr __wp_policy par, par_nosync;
typedef __wp_policy tag;
}
namespace omp {
static constexpr __wp_policy par;
}
typedef __wp_policy device_system_tag;
typedef __wp_host_policy host_system_tag;

} // namespace thrust

#endif
