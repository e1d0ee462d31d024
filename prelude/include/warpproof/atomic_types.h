// The atomic operations of a type, whatever the interface that they are reached by.
#ifndef WARPPROOF_ATOMIC_TYPES_H
#define WARPPROOF_ATOMIC_TYPES_H
#pragma clang system_header
#include <warpproof/synchronization.h>

// By default a value is its bits, which can be loaded,
// stored, exchanged and compared; numbers can be computed with.
#define __WP_BITS(__T, TY)                                                                         \
  __WP_DECL_HD __T __wp_atomic_load_##TY(const volatile __T *p, int order, int scope);             \
  __WP_DECL_HD void __wp_atomic_store_##TY(volatile __T *p, __T v, int order, int scope);          \
  __WP_DECL_HD __T __wp_atomic_exch_##TY(volatile __T *p, __T v, int order, int scope);            \
  __WP_DECL_HD __T __wp_atomic_cas_##TY(volatile __T *p, __T expected, __T desired, int success,   \
                                     int failure, int scope);                                      \
  template <> struct __wp_atomic_bits<sizeof(__T)> {                                               \
    typedef __T type;                                                                              \
    static __WP_MEMBER_HD __T load(const volatile __T *p, int o, int s) {                          \
      return __wp_atomic_load_##TY(p, o, s);                                                       \
    }                                                                                              \
    static __WP_MEMBER_HD void store(volatile __T *p, __T v, int o, int s) {                       \
      __wp_atomic_store_##TY(p, v, o, s);                                                          \
    }                                                                                              \
    static __WP_MEMBER_HD __T exchange(volatile __T *p, __T v, int o, int s) {                     \
      return __wp_atomic_exch_##TY(p, v, o, s);                                                    \
    }                                                                                              \
    static __WP_MEMBER_HD __T cas(volatile __T *p, __T e, __T d, int success, int failure, int s) { \
      return __wp_atomic_cas_##TY(p, e, d, success, failure, s);                                   \
    }                                                                                              \
  };
template <size_t __Size> struct __wp_atomic_bits;
__WP_BITS(unsigned char, u8)
__WP_BITS(unsigned short, u16)
__WP_BITS(unsigned int, u32)
__WP_BITS(unsigned long long, u64)
#undef __WP_BITS

template <class __T> struct __wp_atomic_number {
  static __WP_MEMBER_HD __T none() {
    __wp_unsupported("atomic arithmetic on this type");
    return __T();
  }
  static __WP_MEMBER_HD __T add(volatile __T *, __T, int, int) { return none(); }
  static __WP_MEMBER_HD __T sub(volatile __T *, __T, int, int) { return none(); }
  static __WP_MEMBER_HD __T min(volatile __T *, __T, int, int) { return none(); }
  static __WP_MEMBER_HD __T max(volatile __T *, __T, int, int) { return none(); }
  static __WP_MEMBER_HD __T bit_and(volatile __T *, __T, int, int) { return none(); }
  static __WP_MEMBER_HD __T bit_or(volatile __T *, __T, int, int) { return none(); }
  static __WP_MEMBER_HD __T bit_xor(volatile __T *, __T, int, int) { return none(); }
};
#define __WP_NUMBER_OP(NAME, OP, __T, __U, TY)                                                     \
  static __WP_MEMBER_HD __T NAME(volatile __T *p, __T v, int order, int scope) {                   \
    return (__T)__wp_atomic_##OP##_##TY((volatile __U *)p, (__U)v, order, scope);                  \
  }
#define __WP_DECLARE(OP, __U, TY)                                                                  \
  __WP_DECL_HD __U __wp_atomic_##OP##_##TY(volatile __U *, __U, int, int);
#define __WP_INTEGER_OPS(__U, TY)                                                                  \
  __WP_DECLARE(add, __U, TY) __WP_DECLARE(sub, __U, TY) __WP_DECLARE(min, __U, TY)                 \
  __WP_DECLARE(max, __U, TY) __WP_DECLARE(and, __U, TY) __WP_DECLARE(or, __U, TY)                  \
  __WP_DECLARE(xor, __U, TY)
#define __WP_FLOAT_OPS(__U, TY)                                                                    \
  __WP_DECLARE(add, __U, TY) __WP_DECLARE(sub, __U, TY) __WP_DECLARE(min, __U, TY)                 \
  __WP_DECLARE(max, __U, TY)
__WP_INTEGER_OPS(int, i32)
__WP_INTEGER_OPS(unsigned, u32)
__WP_INTEGER_OPS(long long, i64)
__WP_INTEGER_OPS(unsigned long long, u64)
__WP_FLOAT_OPS(float, f32)
__WP_FLOAT_OPS(double, f64)
#define __WP_INTEGER(__T, __U, TY)                                                                 \
  template <> struct __wp_atomic_number<__T> {                                                     \
    __WP_NUMBER_OP(add, add, __T, __U, TY)                                                         \
    __WP_NUMBER_OP(sub, sub, __T, __U, TY)                                                         \
    __WP_NUMBER_OP(min, min, __T, __U, TY)                                                         \
    __WP_NUMBER_OP(max, max, __T, __U, TY)                                                         \
    __WP_NUMBER_OP(bit_and, and, __T, __U, TY)                                                     \
    __WP_NUMBER_OP(bit_or, or, __T, __U, TY)                                                       \
    __WP_NUMBER_OP(bit_xor, xor, __T, __U, TY)                                                     \
  };
#define __WP_FLOAT(__T, TY)                                                                        \
  template <> struct __wp_atomic_number<__T> {                                                     \
    __WP_NUMBER_OP(add, add, __T, __T, TY)                                                         \
    __WP_NUMBER_OP(sub, sub, __T, __T, TY)                                                         \
    __WP_NUMBER_OP(min, min, __T, __T, TY)                                                         \
    __WP_NUMBER_OP(max, max, __T, __T, TY)                                                         \
  };
__WP_INTEGER(int, int, i32)
__WP_INTEGER(unsigned, unsigned, u32)
__WP_INTEGER(long, long long, i64)
__WP_INTEGER(unsigned long, unsigned long long, u64)
__WP_INTEGER(long long, long long, i64)
__WP_INTEGER(unsigned long long, unsigned long long, u64)
__WP_FLOAT(float, f32)
__WP_FLOAT(double, f64)
#undef __WP_NUMBER_OP
#undef __WP_DECLARE
#undef __WP_INTEGER_OPS
#undef __WP_FLOAT_OPS
#undef __WP_INTEGER
#undef __WP_FLOAT

#endif
