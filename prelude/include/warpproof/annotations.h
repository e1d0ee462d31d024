// GPUVerify's annotations for CUDA and HIP. prelude/README.md says what the importer sees.
#ifndef WARPPROOF_ANNOTATIONS_H
#define WARPPROOF_ANNOTATIONS_H
#pragma clang system_header
#include <warpproof/geometry.h>
#include <warpproof/synchronization.h>
#include <warpproof/annotation_macros.h>

#define __WP_ANNOTATION(__T, NAME, ...) __WP_DECL __T __wp_##NAME(__VA_ARGS__)
__WP_ANNOTATION(void, spec_begin);
__WP_ANNOTATION(void, spec_end);
__WP_ANNOTATION(void, requires, bool);
__WP_ANNOTATION(void, global_requires, bool);
__WP_ANNOTATION(void, states, const char *);
__WP_ANNOTATION(void, required, const char *);
__WP_ANNOTATION(void, assumed, const char *);
__WP_ANNOTATION(void, ensures, bool);
__WP_ANNOTATION(void, global_ensures, bool);
__WP_ANNOTATION(void, invariant, bool);
__WP_ANNOTATION(void, global_invariant, bool);
__WP_ANNOTATION(void, candidate_invariant, bool);
__WP_ANNOTATION(void, candidate_global_invariant, bool);
__WP_ANNOTATION(void, function_wide_invariant, bool);
__WP_ANNOTATION(void, function_wide_candidate_invariant, bool);
__WP_ANNOTATION(void, assume, bool);
__WP_ANNOTATION(void, global_assume, bool);
__WP_ANNOTATION(void, global_assert, bool);
__WP_ANNOTATION(void, candidate_assert, bool);
__WP_ANNOTATION(void, candidate_global_assert, bool);
__WP_ANNOTATION(void, reads_from, const volatile void *);
__WP_ANNOTATION(void, writes_to, const volatile void *);
__WP_ANNOTATION(void, requires_fresh_array, const volatile void *);
__WP_ANNOTATION(void, array_snapshot, void *, void *);
__WP_ANNOTATION(bool, has_read, const volatile void *);
__WP_ANNOTATION(bool, has_written, const volatile void *);
__WP_ANNOTATION(size_t, read_offset, const volatile void *);
__WP_ANNOTATION(size_t, write_offset, const volatile void *);
__WP_ANNOTATION(size_t, ptr_offset, const volatile void *);
__WP_ANNOTATION(int, ptr_base, const volatile void *);
__WP_ANNOTATION(bool, atomic_has_taken_value, const volatile void *, size_t, unsigned);
__WP_ANNOTATION(bool, enabled);
__WP_ANNOTATION(bool, dominator_enabled);
__WP_ANNOTATION(bool, same_group);
__WP_ANNOTATION(bool, all, bool);
#define __WP_BY_TYPE(__T, TY)                                                                      \
  __WP_ANNOTATION(__T, other_##TY, __T);                                                           \
  __WP_ANNOTATION(__T, old_##TY, __T);                                                             \
  __WP_ANNOTATION(__T, return_val_##TY);
__WP_BY_TYPE(bool, i1)
__WP_BY_TYPE(int, i32)
__WP_BY_TYPE(long long, i64)
__WP_BY_TYPE(float, f32)
__WP_BY_TYPE(double, f64)
#undef __WP_BY_TYPE
__WP_ANNOTATION(void *, return_val_ptr);

// An annotation written without spec_begin and spec_end: its loads are the program's own.
__WP_DEV void __assert(bool e) { __wp_assert(e); }
__WP_DEV void __global_assert(bool e) { __wp_global_assert(e); }
__WP_DEV void __candidate_assert(bool e) { __wp_candidate_assert(e); }
__WP_DEV void __candidate_global_assert(bool e) { __wp_candidate_global_assert(e); }
#ifndef WARPPROOF_NO_ANNOTATIONS
__WP_DEV void __function_wide_candidate_invariant(bool e) {
  __wp_function_wide_candidate_invariant(e);
}
#ifdef WARPPROOF_INVARIANTS_AS_CANDIDATES
__WP_DEV void __function_wide_invariant(bool e) { __wp_function_wide_candidate_invariant(e); }
#else
__WP_DEV void __function_wide_invariant(bool e) { __wp_function_wide_invariant(e); }
#endif
#endif

__WP_DEV void __reads_from(const volatile void *p) { __wp_reads_from(p); }
__WP_DEV void __writes_to(const volatile void *p) { __wp_writes_to(p); }
__WP_DEV void __requires_fresh_array(const volatile void *p) { __wp_requires_fresh_array(p); }
__WP_DEV void __array_snapshot(void *to, void *from) { __wp_array_snapshot(to, from); }
__WP_DEV bool __read(const volatile void *p) { return __wp_has_read(p); }
__WP_DEV bool __write(const volatile void *p) { return __wp_has_written(p); }
__WP_DEV size_t __read_offset_bytes(const volatile void *p) { return __wp_read_offset(p); }
__WP_DEV size_t __write_offset_bytes(const volatile void *p) { return __wp_write_offset(p); }
__WP_DEV size_t __ptr_offset_bytes(const volatile void *p) { return __wp_ptr_offset(p); }
__WP_DEV int __ptr_base(const volatile void *p) { return __wp_ptr_base(p); }
__WP_DEV bool __atomic_has_taken_value(const volatile void *p, size_t offset, unsigned value) {
  return __wp_atomic_has_taken_value(p, offset, value);
}

__WP_DEV bool __enabled() { return __wp_enabled(); }
__WP_DEV bool __dominator_enabled() { return __wp_dominator_enabled(); }
__WP_DEV bool __implies(bool a, bool b) { return !a | b; }
__WP_DEV bool __iff(bool a, bool b) { return a == b; }
__WP_DEV bool __xor(bool a, bool b) { return a != b; }
#ifndef __HIP__
__WP_DEV bool __all(bool e) { return __wp_all(e); }
#endif
__WP_DEV bool __exclusive(bool e) { return !__wp_all(e); }
__WP_DEV bool __at_most_one(bool e) { return !__wp_all(e); }

#define __WP_BY_TYPE(__T, NAME, TY)                                                                \
  __WP_DEV __T __other_##NAME(__T v) { return (__T)__wp_other_##TY(v); }                           \
  __WP_DEV __T __old_##NAME(__T v) { return (__T)__wp_old_##TY(v); }                               \
  __WP_DEV __T __return_val_##NAME() { return (__T)__wp_return_val_##TY(); }
__WP_BY_TYPE(bool, bool, i1)
__WP_BY_TYPE(int, int, i32)
__WP_BY_TYPE(unsigned int, uint, i32)
__WP_BY_TYPE(long, long, i64)
__WP_BY_TYPE(unsigned long, ulong, i64)
__WP_BY_TYPE(long long, longlong, i64)
__WP_BY_TYPE(unsigned long long, ulonglong, i64)
__WP_BY_TYPE(float, float, f32)
__WP_BY_TYPE(double, double, f64)
#undef __WP_BY_TYPE
__WP_DEV int __other_ptr_base(int base) { return __wp_other_i32(base); }
__WP_DEV void *__return_val_ptr() { return __wp_return_val_ptr(); }

#define __WP_INTEGER(__T, NAME)                                                                    \
  __WP_DEV __T __ite(bool c, __T a, __T b) {                                                       \
    __T mask = (__T)(0 - (__T)c);                                                                  \
    return (__T)((a & mask) | (b & (__T)~mask));                                                   \
  }                                                                                                \
  __WP_DEV __T __add(__T a, __T b) { return (__T)(a + b); }
__WP_INTEGER(bool, bool)
__WP_INTEGER(char, char)
__WP_INTEGER(unsigned char, uchar)
__WP_INTEGER(short, short)
__WP_INTEGER(unsigned short, ushort)
__WP_INTEGER(int, int)
__WP_INTEGER(unsigned int, uint)
__WP_INTEGER(long, long)
__WP_INTEGER(unsigned long, ulong)
__WP_INTEGER(long long, longlong)
__WP_INTEGER(unsigned long long, ulonglong)
#undef __WP_INTEGER

// Addition that is assumed not to overflow.
#define __WP_ADD(__T, __U, NAME)                                                                   \
  __WP_DEV __T __add_noovfl_##NAME(__T a, __T b) {                                                 \
    __T r = (__T)((__U)a + (__U)b);                                                                \
    __wp_assume((__T)(~(a ^ b) & (a ^ r)) >= 0);                                                   \
    return r;                                                                                      \
  }                                                                                                \
  __WP_DEV __U __add_noovfl_unsigned_##NAME(__U a, __U b) {                                        \
    __U r = (__U)(a + b);                                                                          \
    __wp_assume(r >= a);                                                                           \
    return r;                                                                                      \
  }
__WP_ADD(char, unsigned char, char)
__WP_ADD(short, unsigned short, short)
__WP_ADD(int, unsigned int, int)
__WP_ADD(long, unsigned long, long)
#undef __WP_ADD

// The sum of unsigned values, all of the first one's type, does not wrap around.
template <class __T> __WP_DEV bool __add_noovfl(__T) { return true; }
template <class __T, class... __R> __WP_DEV bool __add_noovfl(__T a, __T b, __R... rest) {
  static_assert((__T)-1 > (__T)0, "__add_noovfl takes unsigned values");
  __T r = (__T)(a + b);
  return (r >= a) & __add_noovfl(r, (__T)rest...);
}

#define __WP_AXIOM(expr, counter)                                                                  \
  extern "C" __device__ __attribute__((used)) bool __WP_JOIN(__wp_axiom_, counter)() {             \
    return expr;                                                                                   \
  }
#define __axiom(expr) __WP_AXIOM(expr, __COUNTER__)

#define DECLARE_UF_BINARY(NAME, __A, __B, __R)                                                     \
  __WP_DECL __R __uninterpreted_function_##NAME(__A, __B);                                         \
  __WP_DEV __R NAME(__A x, __B y) { return __uninterpreted_function_##NAME(x, y); }
#define DECLARE_UF_UNARY(NAME, __A, __R)                                                           \
  __WP_DECL __R __uninterpreted_function_##NAME(__A);                                              \
  __WP_DEV __R NAME(__A x) { return __uninterpreted_function_##NAME(x); }

#define __WP_BARRIER_INVARIANT(__N, ...)                                                           \
  __WP_ANNOTATION(void, barrier_invariant_##__N, bool, __VA_ARGS__);
#define __WP_BARRIER_INVARIANT_BINARY(__N, ...)                                                    \
  __WP_ANNOTATION(void, barrier_invariant_binary_##__N, bool, __VA_ARGS__);
#include <warpproof/barrier_invariants.h>

#endif
