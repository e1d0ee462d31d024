/* GPUVerify's annotations for compilers other than Warpproof's: everything vanishes.
 *
 * Copy this file into a project and include it where annotations are used. Warpproof itself
 * has the annotations in every file, and then this header does nothing. The file works in
 * C, C++, CUDA, HIP and OpenCL C.
 */
#ifndef WARPPROOF_USER_ANNOTATIONS_H
#define WARPPROOF_USER_ANNOTATIONS_H
#ifndef __WARPPROOF__

/* Annotations stand where a statement or the operand of a comma does. */
#define __requires(e) ((void)0)
#define __global_requires(e) ((void)0)
#define __requires_distinct(...) ((void)0)
#define __requires_monotone(...) ((void)0)
#define __requires_strictly_monotone(...) ((void)0)
#define __requires_range(...) ((void)0)
#define __requires_permutation(...) ((void)0)
#define __requires_identity(...) ((void)0)
#define __ensures(e) ((void)0)
#define __global_ensures(e) ((void)0)
#define __invariant(e) ((void)0)
#define __global_invariant(e) ((void)0)
#define __candidate_invariant(e) ((void)0)
#define __candidate_global_invariant(e) ((void)0)
#define __function_wide_invariant(e) ((void)0)
#define __function_wide_candidate_invariant(e) ((void)0)
#ifndef __assume
#define __assume(e) ((void)0)
#endif
#define __global_assume(e) ((void)0)
#ifndef __assert
#define __assert(e) ((void)0)
#endif
#define __global_assert(e) ((void)0)
#define __candidate_assert(e) ((void)0)
#define __candidate_global_assert(e) ((void)0)
#define __unsafe_assert(e) ((void)0)
#define __unsafe_global_assert(e) ((void)0)
#define __unsafe_candidate_assert(e) ((void)0)
#define __unsafe_candidate_global_assert(e) ((void)0)
#define __reads_from(p) ((void)0)
#define __writes_to(p) ((void)0)
#define __requires_fresh_array(p) ((void)0)
#define __array_snapshot(to, from) ((void)0)
#define __read_permission(T, e) ((void)0)
#define __non_temporal_loads_begin() ((void)0)
#define __non_temporal_loads_end() ((void)0)

/* At file scope. A function that runs at the end becomes one that nobody calls. */
#if defined(__CUDACC__) || defined(__HIP__)
#define __final static __device__ __attribute__((unused))
#elif defined(__OPENCL_VERSION__)
#define __final __attribute__((unused))
#else
#define __final static __attribute__((unused))
#endif
#define __axiom(e)
#define DECLARE_UF_UNARY(name, A, R)
#define DECLARE_UF_BINARY(name, A, B, R)

/* Barrier invariants: a condition, and one to twenty values or pairs of them. */
#define __barrier_invariant_1(...) ((void)0)
#define __barrier_invariant_2(...) ((void)0)
#define __barrier_invariant_3(...) ((void)0)
#define __barrier_invariant_4(...) ((void)0)
#define __barrier_invariant_5(...) ((void)0)
#define __barrier_invariant_6(...) ((void)0)
#define __barrier_invariant_7(...) ((void)0)
#define __barrier_invariant_8(...) ((void)0)
#define __barrier_invariant_9(...) ((void)0)
#define __barrier_invariant_10(...) ((void)0)
#define __barrier_invariant_11(...) ((void)0)
#define __barrier_invariant_12(...) ((void)0)
#define __barrier_invariant_13(...) ((void)0)
#define __barrier_invariant_14(...) ((void)0)
#define __barrier_invariant_15(...) ((void)0)
#define __barrier_invariant_16(...) ((void)0)
#define __barrier_invariant_17(...) ((void)0)
#define __barrier_invariant_18(...) ((void)0)
#define __barrier_invariant_19(...) ((void)0)
#define __barrier_invariant_20(...) ((void)0)
#define __barrier_invariant_binary_1(...) ((void)0)
#define __barrier_invariant_binary_2(...) ((void)0)
#define __barrier_invariant_binary_3(...) ((void)0)
#define __barrier_invariant_binary_4(...) ((void)0)
#define __barrier_invariant_binary_5(...) ((void)0)
#define __barrier_invariant_binary_6(...) ((void)0)
#define __barrier_invariant_binary_7(...) ((void)0)
#define __barrier_invariant_binary_8(...) ((void)0)
#define __barrier_invariant_binary_9(...) ((void)0)
#define __barrier_invariant_binary_10(...) ((void)0)
#define __barrier_invariant_binary_11(...) ((void)0)
#define __barrier_invariant_binary_12(...) ((void)0)
#define __barrier_invariant_binary_13(...) ((void)0)
#define __barrier_invariant_binary_14(...) ((void)0)
#define __barrier_invariant_binary_15(...) ((void)0)
#define __barrier_invariant_binary_16(...) ((void)0)
#define __barrier_invariant_binary_17(...) ((void)0)
#define __barrier_invariant_binary_18(...) ((void)0)
#define __barrier_invariant_binary_19(...) ((void)0)
#define __barrier_invariant_binary_20(...) ((void)0)

#endif
#endif
