// The annotations that are macros, the same for CUDA, HIP and OpenCL: an annotation's
// condition stands between spec_begin and spec_end, since its loads are not accesses of
// the program.
#ifndef WARPPROOF_ANNOTATION_MACROS_H
#define WARPPROOF_ANNOTATION_MACROS_H
#pragma clang system_header

#define __WP_CONCATENATE(a, b) a##b
#define __WP_JOIN(a, b) __WP_CONCATENATE(a, b)
#define __WP_SPEC(call) (__wp_spec_begin(), call, __wp_spec_end())
#define __WP_NOTHING ((void)0)
// What holds for being stated is listed in reports, in the words of the source.
#define __WP_REQUIRED(text, call) (__wp_required(text), __WP_SPEC(call))
#define __WP_ASSUMED(text, call) (__wp_assumed(text), __WP_SPEC(call))

#if defined(WARPPROOF_NO_ANNOTATIONS) && !defined(WARPPROOF_ONLY_REQUIRES)
#define __requires(...) __WP_NOTHING
#define __WP_STATES(text) __WP_NOTHING
#else
#define __requires(...) __WP_REQUIRED(#__VA_ARGS__, __wp_requires(__VA_ARGS__))
#define __WP_STATES(text) __wp_states(text)
#endif

// What the elements of an array are: the words of `--assume`, with macros replaced.
#define __WP_FACT(name, ...) __WP_STATES(name "(" #__VA_ARGS__ ")")
#define __requires_distinct(...) __WP_FACT("distinct", __VA_ARGS__)
#define __requires_monotone(...) __WP_FACT("monotone", __VA_ARGS__)
#define __requires_strictly_monotone(...) __WP_FACT("strictly_monotone", __VA_ARGS__)
#define __requires_range(...) __WP_FACT("range", __VA_ARGS__)
#define __requires_permutation(...) __WP_FACT("permutation", __VA_ARGS__)
#define __requires_identity(...) __WP_FACT("identity", __VA_ARGS__)

#ifdef WARPPROOF_NO_ANNOTATIONS
#define __global_requires(...) __WP_NOTHING
#define __ensures(...) __WP_NOTHING
#define __global_ensures(...) __WP_NOTHING
#define __invariant(...) __WP_NOTHING
#define __global_invariant(...) __WP_NOTHING
#define __candidate_invariant(...) __WP_NOTHING
#define __candidate_global_invariant(...) __WP_NOTHING
#define __function_wide_invariant(...) __WP_NOTHING
#define __function_wide_candidate_invariant(...) __WP_NOTHING
#else
#define __global_requires(...) __WP_REQUIRED(#__VA_ARGS__, __wp_global_requires(__VA_ARGS__))
#define __ensures(...) __WP_SPEC(__wp_ensures(__VA_ARGS__))
#define __global_ensures(...) __WP_SPEC(__wp_global_ensures(__VA_ARGS__))
#define __candidate_invariant(...) __WP_SPEC(__wp_candidate_invariant(__VA_ARGS__))
#define __candidate_global_invariant(...) __WP_SPEC(__wp_candidate_global_invariant(__VA_ARGS__))
#ifdef WARPPROOF_INVARIANTS_AS_CANDIDATES
#define __invariant(...) __candidate_invariant(__VA_ARGS__)
#define __global_invariant(...) __candidate_global_invariant(__VA_ARGS__)
#else
#define __invariant(...) __WP_SPEC(__wp_invariant(__VA_ARGS__))
#define __global_invariant(...) __WP_SPEC(__wp_global_invariant(__VA_ARGS__))
#endif
#endif

#define __assume(...) __WP_ASSUMED(#__VA_ARGS__, __wp_assume(__VA_ARGS__))
#define __global_assume(...) __WP_ASSUMED(#__VA_ARGS__, __wp_global_assume(__VA_ARGS__))
#define __unsafe_assert(...) __WP_SPEC(__wp_assert(__VA_ARGS__))
#define __unsafe_global_assert(...) __WP_SPEC(__wp_global_assert(__VA_ARGS__))
#define __unsafe_candidate_assert(...) __WP_SPEC(__wp_candidate_assert(__VA_ARGS__))
#define __unsafe_candidate_global_assert(...) __WP_SPEC(__wp_candidate_global_assert(__VA_ARGS__))
#define __non_temporal_loads_begin() __wp_spec_begin()
#define __non_temporal_loads_end() __wp_spec_end()

// A function that runs once the grid has ended, on the memory that it leaves.
#ifdef __OPENCL_VERSION__
#define __final __kernel __attribute__((annotate("warpproof_final")))
#else
#define __final __attribute__((global, annotate("warpproof_final")))
#endif

#define __no_read(p) (!__read(p))
#define __no_write(p) (!__write(p))
#define __read_implies(p, e) __implies(__read(p), e)
#define __write_implies(p, e) __implies(__write(p), e)
#define __same_group __wp_same_group()
#define __return_val_funptr(T) ((T)__return_val_ptr())
#define ptr_base_t int

#define __uniform_bool(e) ((e) == __other_bool(e))
#define __uniform_int(e) ((e) == __other_int(e))
#define __uniform_uint(e) ((e) == __other_uint(e))
#define __uniform_long(e) ((e) == __other_long(e))
#define __uniform_ulong(e) ((e) == __other_ulong(e))
#define __uniform_longlong(e) ((e) == __other_longlong(e))
#define __uniform_ulonglong(e) ((e) == __other_ulonglong(e))
#define __uniform_ptr_base(e) ((e) == __other_ptr_base(e))
#define __distinct_bool(e) ((e) != __other_bool(e))
#define __distinct_int(e) ((e) != __other_int(e))
#define __distinct_uint(e) ((e) != __other_uint(e))
#define __distinct_long(e) ((e) != __other_long(e))
#define __distinct_ulong(e) ((e) != __other_ulong(e))
#define __distinct_longlong(e) ((e) != __other_longlong(e))
#define __distinct_ulonglong(e) ((e) != __other_ulonglong(e))
#define __distinct_ptr_base(e) ((e) != __other_ptr_base(e))

#define __is_pow2(x) ((((x) & ((x) - 1)) == 0))
#define __mod_pow2(x, y) (((y) - 1) & (x))
#define __read_permission(T, e) do { T __wp_permitted = (e); (void)__wp_permitted; } while (0)

#endif
