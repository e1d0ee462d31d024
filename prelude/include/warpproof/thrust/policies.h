// Where Thrust's algorithms run.
#ifndef WARPPROOF_THRUST_POLICIES_H
#define WARPPROOF_THRUST_POLICIES_H
#pragma clang system_header
#include <type_traits>
#include <warpproof/base.h>

namespace thrust {

template <class __P> struct execution_policy {};
// Of the default stream, or of another one.
template <bool __Other> struct __wp_policy_of : execution_policy<__wp_policy_of<__Other>> {
  template <class __A> __WP_MEMBER_HD __wp_policy_of<true> on(__A &&) const { return {}; }
  template <class __A> __WP_MEMBER_HD __wp_policy_of operator()(const __A &) const { return {}; }
};
typedef __wp_policy_of<false> __wp_policy;
template <class __P>
constexpr bool __wp_is_device =
    std::is_same_v<__P, __wp_policy> || std::is_same_v<__P, __wp_policy_of<true>>;
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
