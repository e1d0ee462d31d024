// CUB's iterators, which are Thrust's under other names.
#ifndef WARPPROOF_CUB_ITERATORS_H
#define WARPPROOF_CUB_ITERATORS_H
#pragma clang system_header
#include <warpproof/thrust/functional.h>

namespace cub {
template <class __V, class = std::ptrdiff_t>
using CountingInputIterator = thrust::counting_iterator<__V>;
template <class __V, class = std::ptrdiff_t>
using ConstantInputIterator = thrust::constant_iterator<__V>;
template <class __V, class __F, class __I, class = std::ptrdiff_t>
using TransformInputIterator = thrust::transform_iterator<__F, __I>;
template <class = std::ptrdiff_t> using DiscardOutputIterator = thrust::discard_iterator;
} // namespace cub

#endif
