// Random numbers of the device: a generator's state is read and written, so that races on it
// are seen, and what it yields is arbitrary.
#ifndef WARPPROOF_CURAND_H
#define WARPPROOF_CURAND_H
#pragma clang system_header
#include <warpproof/geometry.h>

#define __WP_GENERATOR(NAME, __T)                                                                  \
  struct NAME {                                                                                    \
    __T state;                                                                                     \
  };                                                                                               \
  typedef struct NAME NAME##_t;
__WP_GENERATOR(curandStateXORWOW, unsigned)
__WP_GENERATOR(curandStateMRG32k3a, unsigned)
__WP_GENERATOR(curandStatePhilox4_32_10, unsigned)
__WP_GENERATOR(curandStateSobol32, unsigned)
__WP_GENERATOR(curandStateScrambledSobol32, unsigned)
__WP_GENERATOR(curandStateSobol64, unsigned long long)
__WP_GENERATOR(curandStateScrambledSobol64, unsigned long long)
#undef __WP_GENERATOR
typedef curandStateXORWOW curandState;
typedef curandState curandState_t;

// One block's threads share this state, and each has its own cell of it.
struct curandStateMtgp32 {
  unsigned cells[256];
};
typedef struct curandStateMtgp32 curandStateMtgp32_t;
struct mtgp32_kernel_params;
typedef struct mtgp32_kernel_params mtgp32_kernel_params_t;

typedef unsigned curandDirectionVectors32_t[32];
typedef unsigned long long curandDirectionVectors64_t[64];
struct curandDiscreteDistribution_st {
  unsigned table;
};
typedef struct curandDiscreteDistribution_st *curandDiscreteDistribution_t;

template <class __S> __WP_DEV void __wp_curand_step(__S *s) { s->state += __wp_nondet_i32(); }
__WP_DEV void __wp_curand_step(curandStateMtgp32 *s) {
  unsigned thread =
      (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
  s->cells[thread & 255] += __wp_nondet_i32();
}

template <class __S>
__WP_DEV void curand_init(unsigned long long seed, unsigned long long sequence,
                          unsigned long long offset, __S *s) {
  s->state = __wp_nondet_i32();
}
template <class __S>
__WP_DEV void curand_init(unsigned *vectors, unsigned offset, __S *s) {
  s->state = vectors[0] + __wp_nondet_i32();
}
__WP_DEV void curand_init(unsigned *vectors, unsigned scramble, unsigned offset,
                          curandStateScrambledSobol32 *s) {
  s->state = vectors[0] + __wp_nondet_i32();
}
__WP_DEV void curand_init(unsigned long long *vectors, unsigned long long scramble,
                          unsigned long long offset, curandStateScrambledSobol64 *s) {
  s->state = vectors[0] + __wp_nondet_i64();
}
template <class __S>
__WP_DEV void curand_init(unsigned long long *vectors, unsigned long long offset, __S *s) {
  s->state = vectors[0] + __wp_nondet_i64();
}
template <class __S> __WP_DEV void skipahead(unsigned long long n, __S *s) { __wp_curand_step(s); }
template <class __S> __WP_DEV void skipahead_sequence(unsigned long long n, __S *s) {
  __wp_curand_step(s);
}
template <class __S> __WP_DEV void skipahead_subsequence(unsigned long long n, __S *s) {
  __wp_curand_step(s);
}

#define __WP_DRAW(NAME, __T)                                                                       \
  template <class __S> __WP_DEV __T NAME(__S *s) {                                                 \
    __wp_curand_step(s);                                                                           \
    return __wp_nondet<__T>::get();                                                                \
  }
#define __WP_DRAW_NORMAL(NAME, __P, __T)                                                           \
  template <class __S> __WP_DEV __T NAME(__S *s, __P mean, __P deviation) {                        \
    __wp_curand_step(s);                                                                           \
    return __wp_nondet<__T>::get();                                                                \
  }
__WP_DRAW(curand, unsigned)
__WP_DRAW(curand4, uint4)
__WP_DRAW(curand_uniform, float)
__WP_DRAW(curand_uniform_double, double)
__WP_DRAW(curand_uniform2_double, double2)
__WP_DRAW(curand_uniform4, float4)
__WP_DRAW(curand_uniform4_double, double4)
__WP_DRAW(curand_normal, float)
__WP_DRAW(curand_normal2, float2)
__WP_DRAW(curand_normal4, float4)
__WP_DRAW(curand_normal_double, double)
__WP_DRAW(curand_normal2_double, double2)
__WP_DRAW(curand_normal4_double, double4)
__WP_DRAW_NORMAL(curand_log_normal, float, float)
__WP_DRAW_NORMAL(curand_log_normal2, float, float2)
__WP_DRAW_NORMAL(curand_log_normal4, float, float4)
__WP_DRAW_NORMAL(curand_log_normal_double, double, double)
__WP_DRAW_NORMAL(curand_log_normal2_double, double, double2)
__WP_DRAW_NORMAL(curand_log_normal4_double, double, double4)
#undef __WP_DRAW
#undef __WP_DRAW_NORMAL
template <class __S> __WP_DEV unsigned curand_poisson(__S *s, double lambda) {
  __wp_curand_step(s);
  return __wp_nondet_i32();
}
template <class __S> __WP_DEV uint4 curand_poisson4(__S *s, double lambda) {
  __wp_curand_step(s);
  return __wp_nondet<uint4>::get();
}
template <class __S>
__WP_DEV unsigned curand_discrete(__S *s, curandDiscreteDistribution_t distribution) {
  __wp_curand_step(s);
  return distribution->table + __wp_nondet_i32();
}
template <class __S>
__WP_DEV uint4 curand_discrete4(__S *s, curandDiscreteDistribution_t distribution) {
  __wp_curand_step(s);
  unsigned t = distribution->table;
  uint4 r = __wp_nondet<uint4>::get();
  return uint4{t + r.x, t + r.y, t + r.z, t + r.w};
}
// Steps of the Mersenne twister by a cell that the caller chooses.
__WP_DEV unsigned curand_mtgp32_specific(curandStateMtgp32 *s, unsigned char index,
                                         unsigned char n) {
  s->cells[index] += __wp_nondet_i32();
  return __wp_nondet_i32();
}
__WP_DEV float curand_mtgp32_single(curandStateMtgp32 *s) {
  __wp_curand_step(s);
  return __wp_nondet_f32();
}
__WP_DEV float curand_mtgp32_single_specific(curandStateMtgp32 *s, unsigned char index,
                                             unsigned char n) {
  s->cells[index] += __wp_nondet_i32();
  return __wp_nondet_f32();
}

#endif
