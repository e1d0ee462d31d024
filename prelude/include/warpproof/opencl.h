// GPUVerify's annotations for OpenCL C; everything else is clang's own. A function of a
// pointer has one symbol for each address space: `__wp_has_written_global` and so on.
#ifndef WARPPROOF_OPENCL_H
#define WARPPROOF_OPENCL_H
#pragma clang system_header
#include <warpproof/annotation_macros.h>

#define __WARPPROOF__ 1

#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif
#ifdef cl_khr_fp16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#endif

// Clang declares the built-in functions of sub-groups where these are defined.
#define __opencl_subgroup_builtins 1
#define cl_khr_subgroup_extended_types 1
#define cl_khr_subgroup_non_uniform_vote 1
#define cl_khr_subgroup_ballot 1
#define cl_khr_subgroup_non_uniform_arithmetic 1
#define cl_khr_subgroup_shuffle 1
#define cl_khr_subgroup_shuffle_relative 1
#define cl_khr_subgroup_clustered_reduce 1

#define __WP_OVERLOAD __attribute__((overloadable))
#define __WP_INLINE static inline __attribute__((overloadable, always_inline, nodebug))

void __wp_spec_begin(void);
void __wp_spec_end(void);
void __wp_requires(bool);
void __wp_global_requires(bool);
void __wp_states(__constant const char *);
void __wp_required(__constant const char *);
void __wp_assumed(__constant const char *);
void __wp_ensures(bool);
void __wp_global_ensures(bool);
void __wp_invariant(bool);
void __wp_global_invariant(bool);
void __wp_candidate_invariant(bool);
void __wp_candidate_global_invariant(bool);
void __wp_function_wide_invariant(bool);
void __wp_function_wide_candidate_invariant(bool);
void __wp_assume(bool);
void __wp_global_assume(bool);
void __wp_assert(bool);
void __wp_global_assert(bool);
void __wp_candidate_assert(bool);
void __wp_candidate_global_assert(bool);
bool __wp_enabled(void);
bool __wp_dominator_enabled(void);
bool __wp_same_group(void);
bool __wp_all(bool);

__WP_INLINE void __assert(bool __e) { __wp_assert(__e); }
__WP_INLINE void __global_assert(bool __e) { __wp_global_assert(__e); }
__WP_INLINE void __candidate_assert(bool __e) { __wp_candidate_assert(__e); }
__WP_INLINE void __candidate_global_assert(bool __e) { __wp_candidate_global_assert(__e); }
#ifndef WARPPROOF_NO_ANNOTATIONS
__WP_INLINE void __function_wide_candidate_invariant(bool __e) {
  __wp_function_wide_candidate_invariant(__e);
}
#ifdef WARPPROOF_INVARIANTS_AS_CANDIDATES
__WP_INLINE void __function_wide_invariant(bool __e) {
  __wp_function_wide_candidate_invariant(__e);
}
#else
__WP_INLINE void __function_wide_invariant(bool __e) { __wp_function_wide_invariant(__e); }
#endif
#endif

#define __WP_OF_POINTER_IN(T, NAME, CALL, SPACE)                                                   \
  T __wp_##CALL##_##SPACE(const volatile __##SPACE void *);                                        \
  __WP_INLINE T NAME(const volatile __##SPACE void *__p) { return __wp_##CALL##_##SPACE(__p); }
#define __WP_OF_POINTER(T, NAME, CALL)                                                             \
  __WP_OF_POINTER_IN(T, NAME, CALL, global)                                                        \
  __WP_OF_POINTER_IN(T, NAME, CALL, local)                                                         \
  __WP_OF_POINTER_IN(T, NAME, CALL, constant)                                                      \
  __WP_OF_POINTER_IN(T, NAME, CALL, private)
__WP_OF_POINTER(bool, __read, has_read)
__WP_OF_POINTER(bool, __write, has_written)
__WP_OF_POINTER(size_t, __read_offset_bytes, read_offset)
__WP_OF_POINTER(size_t, __write_offset_bytes, write_offset)
__WP_OF_POINTER(size_t, __ptr_offset_bytes, ptr_offset)
__WP_OF_POINTER(int, __ptr_base, ptr_base)
__WP_OF_POINTER(void, __reads_from, reads_from)
__WP_OF_POINTER(void, __writes_to, writes_to)
__WP_OF_POINTER(void, __requires_fresh_array, requires_fresh_array)
#undef __WP_OF_POINTER
#undef __WP_OF_POINTER_IN

#define __WP_OF_ARRAY(SPACE)                                                                       \
  bool __wp_atomic_has_taken_value_##SPACE(const volatile __##SPACE void *, size_t, uint);         \
  __WP_INLINE bool __atomic_has_taken_value(const volatile __##SPACE void *__p, size_t __offset,   \
                                            uint __value) {                                        \
    return __wp_atomic_has_taken_value_##SPACE(__p, __offset, __value);                            \
  }                                                                                                \
  void __wp_array_snapshot_##SPACE(__##SPACE void *__to, __##SPACE void *__from);                  \
  __WP_INLINE void __array_snapshot(__##SPACE void *__to, __##SPACE void *__from) {                \
    __wp_array_snapshot_##SPACE(__to, __from);                                                     \
  }
__WP_OF_ARRAY(global)
__WP_OF_ARRAY(local)
#undef __WP_OF_ARRAY

__WP_INLINE bool __enabled(void) { return __wp_enabled(); }
__WP_INLINE bool __dominator_enabled(void) { return __wp_dominator_enabled(); }
__WP_INLINE bool __implies(bool __a, bool __b) { return !__a | __b; }
__WP_INLINE bool __iff(bool __a, bool __b) { return __a == __b; }
__WP_INLINE bool __xor(bool __a, bool __b) { return __a != __b; }
__WP_INLINE bool __all(bool __e) { return __wp_all(__e); }
__WP_INLINE bool __exclusive(bool __e) { return !__wp_all(__e); }
__WP_INLINE bool __at_most_one(bool __e) { return !__wp_all(__e); }

#define __WP_BY_TYPE(T, TY)                                                                        \
  T __wp_other_##TY(T);                                                                            \
  T __wp_old_##TY(T);                                                                              \
  T __wp_return_val_##TY(void);
__WP_BY_TYPE(bool, i1)
__WP_BY_TYPE(int, i32)
__WP_BY_TYPE(long, i64)
__WP_BY_TYPE(float, f32)
#undef __WP_BY_TYPE
int4 __wp_return_val_v4i32(void);
__private void *__wp_return_val_ptr(void);
#define __WP_BY_TYPE(T, NAME, TY)                                                                  \
  __WP_INLINE T __other_##NAME(T __v) { return (T)__wp_other_##TY(__v); }                          \
  __WP_INLINE T __old_##NAME(T __v) { return (T)__wp_old_##TY(__v); }                              \
  __WP_INLINE T __return_val_##NAME(void) { return (T)__wp_return_val_##TY(); }
__WP_BY_TYPE(bool, bool, i1)
__WP_BY_TYPE(int, int, i32)
__WP_BY_TYPE(uint, uint, i32)
__WP_BY_TYPE(long, long, i64)
__WP_BY_TYPE(ulong, ulong, i64)
__WP_BY_TYPE(float, float, f32)
#undef __WP_BY_TYPE
__WP_INLINE int __other_ptr_base(int __base) { return __wp_other_i32(__base); }
__WP_INLINE int4 __return_val_int4(void) { return __wp_return_val_v4i32(); }
__WP_INLINE __private void *__return_val_ptr(void) { return __wp_return_val_ptr(); }

#define __WP_INTEGER(T)                                                                            \
  __WP_INLINE T __ite(bool __c, T __a, T __b) {                                                    \
    T __mask = (T)(0 - (T)__c);                                                                    \
    return (T)((__a & __mask) | (__b & (T)~__mask));                                               \
  }                                                                                                \
  __WP_INLINE T __add(T __a, T __b) { return (T)(__a + __b); }
__WP_INTEGER(bool)
__WP_INTEGER(char)
__WP_INTEGER(uchar)
__WP_INTEGER(short)
__WP_INTEGER(ushort)
__WP_INTEGER(int)
__WP_INTEGER(uint)
__WP_INTEGER(long)
__WP_INTEGER(ulong)
#undef __WP_INTEGER

// Addition that is assumed not to overflow.
#define __WP_ADD(T, U, NAME)                                                                       \
  __WP_INLINE T __add_noovfl_##NAME(T __a, T __b) {                                                \
    T __r = (T)((U)__a + (U)__b);                                                                  \
    __wp_assume((T)(~(__a ^ __b) & (__a ^ __r)) >= 0);                                             \
    return __r;                                                                                    \
  }                                                                                                \
  __WP_INLINE U __add_noovfl_unsigned_##NAME(U __a, U __b) {                                       \
    U __r = (U)(__a + __b);                                                                        \
    __wp_assume(__r >= __a);                                                                       \
    return __r;                                                                                    \
  }
__WP_ADD(char, uchar, char)
__WP_ADD(short, ushort, short)
__WP_ADD(int, uint, int)
__WP_ADD(long, ulong, long)
#undef __WP_ADD

// The sum of two to six unsigned values of one type does not wrap around.
#define __WP_NO_OVERFLOW(T)                                                                        \
  __WP_INLINE bool __add_noovfl(T __a, T __b) { return (T)(__a + __b) >= __a; }                    \
  __WP_INLINE bool __add_noovfl(T __a, T __b, T __c) {                                             \
    return __add_noovfl(__a, __b) & __add_noovfl((T)(__a + __b), __c);                             \
  }                                                                                                \
  __WP_INLINE bool __add_noovfl(T __a, T __b, T __c, T __d) {                                      \
    return __add_noovfl(__a, __b) & __add_noovfl((T)(__a + __b), __c, __d);                        \
  }                                                                                                \
  __WP_INLINE bool __add_noovfl(T __a, T __b, T __c, T __d, T __e) {                               \
    return __add_noovfl(__a, __b) & __add_noovfl((T)(__a + __b), __c, __d, __e);                   \
  }                                                                                                \
  __WP_INLINE bool __add_noovfl(T __a, T __b, T __c, T __d, T __e, T __f) {                        \
    return __add_noovfl(__a, __b) & __add_noovfl((T)(__a + __b), __c, __d, __e, __f);              \
  }
__WP_NO_OVERFLOW(uchar)
__WP_NO_OVERFLOW(ushort)
__WP_NO_OVERFLOW(uint)
__WP_NO_OVERFLOW(ulong)
#undef __WP_NO_OVERFLOW

#define __WP_AXIOM(expr, counter)                                                                  \
  bool __WP_JOIN(__wp_axiom_, counter)(void);                                                      \
  bool __WP_JOIN(__wp_axiom_, counter)(void) { return expr; }
#define __axiom(expr) __WP_AXIOM(expr, __COUNTER__)

#define DECLARE_UF_BINARY(NAME, A, B, R)                                                           \
  R __uninterpreted_function_##NAME(A, B);                                                         \
  static inline __attribute__((always_inline, nodebug)) R NAME(A __x, B __y) {                     \
    return __uninterpreted_function_##NAME(__x, __y);                                              \
  }
#define DECLARE_UF_UNARY(NAME, A, R)                                                               \
  R __uninterpreted_function_##NAME(A);                                                            \
  static inline __attribute__((always_inline, nodebug)) R NAME(A __x) {                            \
    return __uninterpreted_function_##NAME(__x);                                                   \
  }

#define __WP_BARRIER_INVARIANT(N, ...) void __wp_barrier_invariant_##N(bool, __VA_ARGS__);
#define __WP_BARRIER_INVARIANT_BINARY(N, ...)                                                      \
  void __wp_barrier_invariant_binary_##N(bool, __VA_ARGS__);
#include <warpproof/barrier_invariants.h>

// GPUVerify's type of AMD's 32-bit counters.
typedef __global unsigned int *counter32_t;

#endif
