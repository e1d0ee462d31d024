// Atomics that are builtins of compilers, generic in the type: nvcc's __nv_atomic_*, and
// clang's __scoped_atomic_*, whose scopes LLVM 19 drops for nvptx.
#ifndef WARPPROOF_BUILTIN_ATOMICS_H
#define WARPPROOF_BUILTIN_ATOMICS_H
#pragma clang system_header
#include <warpproof/atomic_types.h>

#define __NV_ATOMIC_RELAXED __WP_RELAXED
#define __NV_ATOMIC_CONSUME 1
#define __NV_ATOMIC_ACQUIRE __WP_ACQUIRE
#define __NV_ATOMIC_RELEASE __WP_RELEASE
#define __NV_ATOMIC_ACQ_REL __WP_ACQ_REL
#define __NV_ATOMIC_SEQ_CST __WP_SEQ_CST
#define __NV_THREAD_SCOPE_THREAD __WP_SCOPE_THREAD
#define __NV_THREAD_SCOPE_BLOCK __WP_SCOPE_BLOCK
#define __NV_THREAD_SCOPE_CLUSTER __WP_SCOPE_CLUSTER
#define __NV_THREAD_SCOPE_DEVICE __WP_SCOPE_GPU
#define __NV_THREAD_SCOPE_SYSTEM __WP_SCOPE_SYSTEM

// A value's bits, and back.
template <class __T> struct __wp_object {
  typedef __wp_atomic_bits<sizeof(__T)> bits;
  typedef typename bits::type raw;
  static __WP_MEMBER raw to_raw(__T v) { return __builtin_bit_cast(raw, v); }
  static __WP_MEMBER __T from_raw(raw v) { return __builtin_bit_cast(__T, v); }
  static __WP_MEMBER __T load(const volatile __T *p, int order, int scope) {
    return from_raw(bits::load((const volatile raw *)p, order, scope));
  }
  static __WP_MEMBER void store(volatile __T *p, __T v, int order, int scope) {
    bits::store((volatile raw *)p, to_raw(v), order, scope);
  }
  static __WP_MEMBER __T exchange(volatile __T *p, __T v, int order, int scope) {
    return from_raw(bits::exchange((volatile raw *)p, to_raw(v), order, scope));
  }
  static __WP_MEMBER bool cas(volatile __T *p, __T *expected, __T desired, int success,
                              int failure, int scope) {
    raw e = to_raw(*expected);
    raw old = bits::cas((volatile raw *)p, e, to_raw(desired), success, failure, scope);
    if (old == e)
      return true;
    *expected = from_raw(old);
    return false;
  }
};
template <class __T> struct __wp_object<volatile __T> : __wp_object<__T> {};
template <class __T> struct __wp_same { typedef __T type; };
#define __WP_VALUE(__T) typename __wp_same<__T>::type

#define __WP_BUILTIN_ATOMICS(PREFIX, MAP, DEFAULT)                                                 \
  template <class __T>                                                                             \
  __WP_DEV __T PREFIX##load_n(const volatile __T *p, int order, int scope DEFAULT) {               \
    return __wp_object<__T>::load(p, order, MAP(scope));                                           \
  }                                                                                                \
  template <class __T>                                                                             \
  __WP_DEV void PREFIX##load(const volatile __T *p, __T *to, int order, int scope DEFAULT) {       \
    *to = __wp_object<__T>::load(p, order, MAP(scope));                                            \
  }                                                                                                \
  template <class __T>                                                                             \
  __WP_DEV void PREFIX##store_n(volatile __T *p, __WP_VALUE(__T) v, int order,                     \
                                int scope DEFAULT) {                                               \
    __wp_object<__T>::store(p, v, order, MAP(scope));                                              \
  }                                                                                                \
  template <class __T>                                                                             \
  __WP_DEV void PREFIX##store(volatile __T *p, __T *v, int order, int scope DEFAULT) {             \
    __wp_object<__T>::store(p, *v, order, MAP(scope));                                             \
  }                                                                                                \
  template <class __T>                                                                             \
  __WP_DEV __T PREFIX##exchange_n(volatile __T *p, __WP_VALUE(__T) v, int order,                   \
                                  int scope DEFAULT) {                                             \
    return __wp_object<__T>::exchange(p, v, order, MAP(scope));                                    \
  }                                                                                                \
  template <class __T>                                                                             \
  __WP_DEV void PREFIX##exchange(volatile __T *p, __T *v, __T *to, int order, int scope DEFAULT) { \
    *to = __wp_object<__T>::exchange(p, *v, order, MAP(scope));                                    \
  }                                                                                                \
  template <class __T>                                                                             \
  __WP_DEV bool PREFIX##compare_exchange_n(volatile __T *p, __T *expected,                         \
                                           __WP_VALUE(__T) desired, bool, int success,             \
                                           int failure, int scope DEFAULT) {                       \
    return __wp_object<__T>::cas(p, expected, desired, success, failure, MAP(scope));              \
  }                                                                                                \
  template <class __T>                                                                             \
  __WP_DEV bool PREFIX##compare_exchange(volatile __T *p, __T *expected, __T *desired, bool,       \
                                         int success, int failure, int scope DEFAULT) {            \
    return __wp_object<__T>::cas(p, expected, *desired, success, failure, MAP(scope));             \
  }
#define __WP_BUILTIN_RMW(NAME, OP, MAP, DEFAULT)                                                   \
  template <class __T>                                                                             \
  __WP_DEV __T NAME(volatile __T *p, __WP_VALUE(__T) v, int order, int scope DEFAULT) {            \
    return __wp_atomic_number<__T>::OP(p, v, order, MAP(scope));                                   \
  }

#define __WP_NV_SCOPE(scope) (scope)
#define __WP_SYSTEM_IF_NONE = __WP_SCOPE_SYSTEM
__WP_BUILTIN_ATOMICS(__nv_atomic_, __WP_NV_SCOPE, __WP_SYSTEM_IF_NONE)
__WP_BUILTIN_RMW(__nv_atomic_fetch_add, add, __WP_NV_SCOPE, __WP_SYSTEM_IF_NONE)
__WP_BUILTIN_RMW(__nv_atomic_fetch_sub, sub, __WP_NV_SCOPE, __WP_SYSTEM_IF_NONE)
__WP_BUILTIN_RMW(__nv_atomic_fetch_min, min, __WP_NV_SCOPE, __WP_SYSTEM_IF_NONE)
__WP_BUILTIN_RMW(__nv_atomic_fetch_max, max, __WP_NV_SCOPE, __WP_SYSTEM_IF_NONE)
__WP_BUILTIN_RMW(__nv_atomic_fetch_and, bit_and, __WP_NV_SCOPE, __WP_SYSTEM_IF_NONE)
__WP_BUILTIN_RMW(__nv_atomic_fetch_or, bit_or, __WP_NV_SCOPE, __WP_SYSTEM_IF_NONE)
__WP_BUILTIN_RMW(__nv_atomic_fetch_xor, bit_xor, __WP_NV_SCOPE, __WP_SYSTEM_IF_NONE)
__WP_BUILTIN_RMW(__nv_atomic_add, add, __WP_NV_SCOPE, __WP_SYSTEM_IF_NONE)
__WP_BUILTIN_RMW(__nv_atomic_sub, sub, __WP_NV_SCOPE, __WP_SYSTEM_IF_NONE)
__WP_BUILTIN_RMW(__nv_atomic_min, min, __WP_NV_SCOPE, __WP_SYSTEM_IF_NONE)
__WP_BUILTIN_RMW(__nv_atomic_max, max, __WP_NV_SCOPE, __WP_SYSTEM_IF_NONE)
__WP_BUILTIN_RMW(__nv_atomic_and, bit_and, __WP_NV_SCOPE, __WP_SYSTEM_IF_NONE)
__WP_BUILTIN_RMW(__nv_atomic_or, bit_or, __WP_NV_SCOPE, __WP_SYSTEM_IF_NONE)
__WP_BUILTIN_RMW(__nv_atomic_xor, bit_xor, __WP_NV_SCOPE, __WP_SYSTEM_IF_NONE)
__WP_DEV void __nv_atomic_thread_fence(int order, int scope = __WP_SCOPE_SYSTEM) {
  __wp_fence(order, scope);
}

// clang numbers scopes from the widest: system 0, device 1, block 2, warp 3, thread 4.
#define __WP_CLANG_SCOPE(s)                                                                        \
  ((s) == 0 ? __WP_SCOPE_SYSTEM                                                                    \
   : (s) == 1 ? __WP_SCOPE_GPU                                                                     \
   : (s) == 2 ? __WP_SCOPE_BLOCK                                                                   \
   : (s) == 3 ? __WP_SCOPE_WARP                                                                    \
              : __WP_SCOPE_THREAD)
#define __WP_NO_DEFAULT
__WP_BUILTIN_ATOMICS(__wp_scoped_, __WP_CLANG_SCOPE, __WP_NO_DEFAULT)
__WP_BUILTIN_RMW(__wp_scoped_fetch_add, add, __WP_CLANG_SCOPE, __WP_NO_DEFAULT)
__WP_BUILTIN_RMW(__wp_scoped_fetch_sub, sub, __WP_CLANG_SCOPE, __WP_NO_DEFAULT)
__WP_BUILTIN_RMW(__wp_scoped_fetch_min, min, __WP_CLANG_SCOPE, __WP_NO_DEFAULT)
__WP_BUILTIN_RMW(__wp_scoped_fetch_max, max, __WP_CLANG_SCOPE, __WP_NO_DEFAULT)
__WP_BUILTIN_RMW(__wp_scoped_fetch_and, bit_and, __WP_CLANG_SCOPE, __WP_NO_DEFAULT)
__WP_BUILTIN_RMW(__wp_scoped_fetch_or, bit_or, __WP_CLANG_SCOPE, __WP_NO_DEFAULT)
__WP_BUILTIN_RMW(__wp_scoped_fetch_xor, bit_xor, __WP_CLANG_SCOPE, __WP_NO_DEFAULT)
#define __scoped_atomic_load_n __wp_scoped_load_n
#define __scoped_atomic_load __wp_scoped_load
#define __scoped_atomic_store_n __wp_scoped_store_n
#define __scoped_atomic_store __wp_scoped_store
#define __scoped_atomic_exchange_n __wp_scoped_exchange_n
#define __scoped_atomic_exchange __wp_scoped_exchange
#define __scoped_atomic_compare_exchange_n __wp_scoped_compare_exchange_n
#define __scoped_atomic_compare_exchange __wp_scoped_compare_exchange
#define __scoped_atomic_fetch_add __wp_scoped_fetch_add
#define __scoped_atomic_fetch_sub __wp_scoped_fetch_sub
#define __scoped_atomic_fetch_min __wp_scoped_fetch_min
#define __scoped_atomic_fetch_max __wp_scoped_fetch_max
#define __scoped_atomic_fetch_and __wp_scoped_fetch_and
#define __scoped_atomic_fetch_or __wp_scoped_fetch_or
#define __scoped_atomic_fetch_xor __wp_scoped_fetch_xor

#undef __WP_BUILTIN_ATOMICS
#undef __WP_BUILTIN_RMW
#undef __WP_VALUE
#endif
