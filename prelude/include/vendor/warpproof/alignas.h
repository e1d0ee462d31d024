// `alignas` where CUDA's compiler takes it and clang does not: `__shared__ alignas(16) float tile[64]`.
#ifndef WARPPROOF_ALIGNAS_H
#define WARPPROOF_ALIGNAS_H
#pragma clang system_header

template <unsigned long long __N> constexpr unsigned long long __wp_alignment() { return __N; }
template <class __T> constexpr unsigned long long __wp_alignment() { return alignof(__T); }
#define alignas(...) __attribute__((aligned(__wp_alignment<__VA_ARGS__>())))

#endif
