// Loads and stores with cache hints are plain ones; an aggregate is read as a whole. Clang's
// headers for a toolkit have none but `__ldg`, which reads what the kernel does not write.
#ifndef WARPPROOF_CACHED_H
#define WARPPROOF_CACHED_H
#pragma clang system_header

#define __WP_CACHED(RESULT, NAME, PARAMETERS, BODY)                                                \
  template <class __T>                                                                             \
  static inline __device__ __attribute__((always_inline, nodebug)) RESULT NAME PARAMETERS {        \
    BODY;                                                                                          \
  }
#define __WP_LOAD(NAME) __WP_CACHED(__T, NAME, (const __T *p), return *p)
extern "C" __device__ __attribute__((const, nothrow)) const void *__wp_read_only(const void *p);
__WP_CACHED(__T, __ldg, (const __T *p), return *(const __T *)__wp_read_only(p))
__WP_LOAD(__ldca) __WP_LOAD(__ldcg) __WP_LOAD(__ldcs) __WP_LOAD(__ldlu)
__WP_LOAD(__ldcv)
#undef __WP_LOAD
#define __WP_STORE(NAME) __WP_CACHED(void, NAME, (__T *p, __T v), *p = v)
__WP_STORE(__stwb) __WP_STORE(__stcg) __WP_STORE(__stcs) __WP_STORE(__stwt)
#undef __WP_STORE
#undef __WP_CACHED

#endif
