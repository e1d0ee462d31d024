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

#define __WP_OVERLOAD __attribute__((overloadable))
#define __WP_INLINE static inline __attribute__((overloadable, always_inline, nodebug))

void __wp_spec_begin(void);
void __wp_spec_end(void);
void __wp_requires(bool);
void __wp_global_requires(bool);
void __wp_ensures(bool);
void __wp_global_ensures(bool);
void __wp_invariant(bool);
void __wp_global_invariant(bool);
void __wp_candidate_invariant(bool);
void __wp_candidate_global_invariant(bool);
void __wp_function_wide_invariant(bool);
void __wp_function_wide_candidate_invariant(bool);
void __wp_assume(bool);
void __wp_assert(bool);
void __wp_global_assert(bool);
void __wp_candidate_assert(bool);
void __wp_candidate_global_assert(bool);
bool __wp_enabled(void);
bool __wp_dominator_enabled(void);
bool __wp_same_group(void);
bool __wp_all(bool);

__WP_INLINE void __assert(bool e) { __wp_assert(e); }
__WP_INLINE void __global_assert(bool e) { __wp_global_assert(e); }
__WP_INLINE void __candidate_assert(bool e) { __wp_candidate_assert(e); }
__WP_INLINE void __candidate_global_assert(bool e) { __wp_candidate_global_assert(e); }
#ifndef WARPPROOF_NO_ANNOTATIONS
__WP_INLINE void __function_wide_candidate_invariant(bool e) {
  __wp_function_wide_candidate_invariant(e);
}
#ifdef WARPPROOF_INVARIANTS_AS_CANDIDATES
__WP_INLINE void __function_wide_invariant(bool e) { __wp_function_wide_candidate_invariant(e); }
#else
__WP_INLINE void __function_wide_invariant(bool e) { __wp_function_wide_invariant(e); }
#endif
#endif

#define __WP_OF_POINTER_IN(T, NAME, CALL, SPACE)                                                   \
  T __wp_##CALL##_##SPACE(const volatile __##SPACE void *);                                        \
  __WP_INLINE T NAME(const volatile __##SPACE void *p) { return __wp_##CALL##_##SPACE(p); }
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
  __WP_INLINE bool __atomic_has_taken_value(const volatile __##SPACE void *p, size_t offset,       \
                                            uint value) {                                          \
    return __wp_atomic_has_taken_value_##SPACE(p, offset, value);                                  \
  }                                                                                                \
  void __wp_array_snapshot_##SPACE(__##SPACE void *to, __##SPACE void *from);                      \
  __WP_INLINE void __array_snapshot(__##SPACE void *to, __##SPACE void *from) {                    \
    __wp_array_snapshot_##SPACE(to, from);                                                         \
  }
__WP_OF_ARRAY(global)
__WP_OF_ARRAY(local)
#undef __WP_OF_ARRAY

__WP_INLINE bool __enabled(void) { return __wp_enabled(); }
__WP_INLINE bool __dominator_enabled(void) { return __wp_dominator_enabled(); }
__WP_INLINE bool __implies(bool a, bool b) { return !a | b; }
__WP_INLINE bool __iff(bool a, bool b) { return a == b; }
__WP_INLINE bool __xor(bool a, bool b) { return a != b; }
__WP_INLINE bool __all(bool e) { return __wp_all(e); }
__WP_INLINE bool __exclusive(bool e) { return !__wp_all(e); }
__WP_INLINE bool __at_most_one(bool e) { return !__wp_all(e); }

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
  __WP_INLINE T __other_##NAME(T v) { return (T)__wp_other_##TY(v); }                              \
  __WP_INLINE T __old_##NAME(T v) { return (T)__wp_old_##TY(v); }                                  \
  __WP_INLINE T __return_val_##NAME(void) { return (T)__wp_return_val_##TY(); }
__WP_BY_TYPE(bool, bool, i1)
__WP_BY_TYPE(int, int, i32)
__WP_BY_TYPE(uint, uint, i32)
__WP_BY_TYPE(long, long, i64)
__WP_BY_TYPE(ulong, ulong, i64)
__WP_BY_TYPE(float, float, f32)
#undef __WP_BY_TYPE
__WP_INLINE int __other_ptr_base(int base) { return __wp_other_i32(base); }
__WP_INLINE int4 __return_val_int4(void) { return __wp_return_val_v4i32(); }
__WP_INLINE __private void *__return_val_ptr(void) { return __wp_return_val_ptr(); }

#define __WP_INTEGER(T)                                                                            \
  __WP_INLINE T __ite(bool c, T a, T b) {                                                          \
    T mask = (T)(0 - (T)c);                                                                        \
    return (T)((a & mask) | (b & (T)~mask));                                                       \
  }                                                                                                \
  __WP_INLINE T __add(T a, T b) { return (T)(a + b); }
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
  __WP_INLINE T __add_noovfl_##NAME(T a, T b) {                                                    \
    T r = (T)((U)a + (U)b);                                                                        \
    __wp_assume((T)(~(a ^ b) & (a ^ r)) >= 0);                                                     \
    return r;                                                                                      \
  }                                                                                                \
  __WP_INLINE U __add_noovfl_unsigned_##NAME(U a, U b) {                                           \
    U r = (U)(a + b);                                                                              \
    __wp_assume(r >= a);                                                                           \
    return r;                                                                                      \
  }
__WP_ADD(char, uchar, char)
__WP_ADD(short, ushort, short)
__WP_ADD(int, uint, int)
__WP_ADD(long, ulong, long)
#undef __WP_ADD

// The sum of two to six unsigned values of one type does not wrap around.
#define __WP_NO_OVERFLOW(T)                                                                        \
  __WP_INLINE bool __add_noovfl(T a, T b) { return (T)(a + b) >= a; }                              \
  __WP_INLINE bool __add_noovfl(T a, T b, T c) {                                                   \
    return __add_noovfl(a, b) & __add_noovfl((T)(a + b), c);                                       \
  }                                                                                                \
  __WP_INLINE bool __add_noovfl(T a, T b, T c, T d) {                                              \
    return __add_noovfl(a, b) & __add_noovfl((T)(a + b), c, d);                                    \
  }                                                                                                \
  __WP_INLINE bool __add_noovfl(T a, T b, T c, T d, T e) {                                         \
    return __add_noovfl(a, b) & __add_noovfl((T)(a + b), c, d, e);                                 \
  }                                                                                                \
  __WP_INLINE bool __add_noovfl(T a, T b, T c, T d, T e, T f) {                                    \
    return __add_noovfl(a, b) & __add_noovfl((T)(a + b), c, d, e, f);                              \
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
  static inline __attribute__((always_inline, nodebug)) R NAME(A x, B y) {                         \
    return __uninterpreted_function_##NAME(x, y);                                                  \
  }
#define DECLARE_UF_UNARY(NAME, A, R)                                                               \
  R __uninterpreted_function_##NAME(A);                                                            \
  static inline __attribute__((always_inline, nodebug)) R NAME(A x) {                              \
    return __uninterpreted_function_##NAME(x);                                                     \
  }

#define __WP_BARRIER_INVARIANT(N, ...) void __wp_barrier_invariant_##N(bool, __VA_ARGS__);
#define __WP_BARRIER_INVARIANT_BINARY(N, ...)                                                      \
  void __wp_barrier_invariant_binary_##N(bool, __VA_ARGS__);
#include <warpproof/barrier_invariants.h>

// GPUVerify's type of AMD's 32-bit counters.
typedef __global unsigned int *counter32_t;

#endif
