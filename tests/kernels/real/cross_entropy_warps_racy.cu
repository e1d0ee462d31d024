// verify: --block 512 --grid 8192
// expect: defect
// Cross entropy: log softmax with block reductions by functor and a smoothed loss, one row a block.
#include <stdint.h>
#define C10_WARP_SIZE 32

template <typename T>
struct Add {
    __device__ __forceinline__ T operator()(T a, T b) const { return a + b; }
};
template <typename T>
struct Max {
    __device__ __forceinline__ T operator()(T a, T b) const { return a < b ? b : a; }
};
template <typename T, typename AccumT>
struct SumExpFloat {
    AccumT max_k;
    __device__ __forceinline__ SumExpFloat(AccumT v) : max_k(v) {}
    __device__ __forceinline__ AccumT operator()(AccumT sum, T v) const { return sum + expf((float)v - max_k); }
};
template <typename T, typename AccumT>
struct MaxFloat {
    __device__ __forceinline__ AccumT operator()(AccumT max, T v) const { return max < (AccumT)v ? (AccumT)v : max; }
};

template <template <typename> class Reduction, typename AccumT>
__device__ __forceinline__ AccumT blockReduce(AccumT *smem, AccumT val, const Reduction<AccumT> &r, AccumT defaultVal) {
    smem[threadIdx.x] = val; // error[race]: write
    __syncthreads();
    AccumT warpVal = defaultVal;
    uint32_t mask = (((uint64_t)1) << (blockDim.x / C10_WARP_SIZE)) - 1;
    if (threadIdx.x < C10_WARP_SIZE) {
        int lane = threadIdx.x % C10_WARP_SIZE;
        if (lane < blockDim.x / C10_WARP_SIZE) {
#pragma unroll
            for (int i = 0; i < C10_WARP_SIZE; ++i) {
                warpVal = r(warpVal, smem[lane * C10_WARP_SIZE + i]);
            }
            __syncwarp(mask);
            smem[lane] = warpVal;
        }
    }
    __syncthreads();
    AccumT blockVal = defaultVal;
    if (threadIdx.x == 0) {
        for (int i = 0; i < blockDim.x / C10_WARP_SIZE; ++i) {
            blockVal = r(blockVal, smem[i]);
        }
        smem[0] = blockVal;
    }
    __syncthreads();
    return smem[0]; // error[race]: read
}

template <template <typename, typename> class Reduction, int ILP, typename T, typename AccumT, typename index_t>
__device__ __forceinline__ AccumT ilpReduce(index_t shift, const T *data, index_t size,
                                            const Reduction<T, AccumT> &r, AccumT defaultVal) {
    AccumT threadVal = defaultVal;
    index_t offset = threadIdx.x;
    index_t last = size % (ILP * blockDim.x);
    T v[ILP];
    for (; offset < (size - last); offset += blockDim.x * ILP) {
#pragma unroll
        for (int j = 0; j < ILP; ++j) v[j] = data[offset + j * blockDim.x];
#pragma unroll
        for (int j = 0; j < ILP; ++j) threadVal = r(threadVal, v[j]);
    }
    for (; offset < size; offset += blockDim.x) threadVal = r(threadVal, data[offset]);
    return threadVal;
}

template <int ILP, typename scalar_t, typename accscalar_t, typename outscalar_t>
__global__ void cross_entropy_forward(accscalar_t *losses, outscalar_t *max_log_sum_exp, const scalar_t *input,
                                      const int64_t *labels, int64_t classes, const float smoothing) {
    extern __shared__ unsigned char smem[];
    auto sdata = reinterpret_cast<accscalar_t *>(smem);
    input += blockIdx.x * classes;
    int64_t label = labels[blockIdx.x];
    accscalar_t threadMax =
        ilpReduce<MaxFloat, ILP, scalar_t, accscalar_t>((int64_t)0, input, classes, MaxFloat<scalar_t, accscalar_t>(), -3.4e38f);
    accscalar_t max_k = blockReduce<Max, accscalar_t>(sdata, threadMax, Max<accscalar_t>(), -3.4e38f);
    accscalar_t threadExp = ilpReduce<SumExpFloat, ILP, scalar_t, accscalar_t>(
        (int64_t)0, input, classes, SumExpFloat<scalar_t, accscalar_t>(max_k), 0.f);
    accscalar_t sumAll = blockReduce<Add, accscalar_t>(sdata, threadExp, Add<accscalar_t>(), 0.f);
    if (threadIdx.x == 0) {
        accscalar_t lse = max_k + logf(sumAll);
        losses[blockIdx.x] = (lse - input[label]) * (1.f - smoothing);
        max_log_sum_exp[blockIdx.x] = lse;
    }
}
template __global__ void cross_entropy_forward<4, float, float, float>(float *, float *, const float *,
                                                                       const int64_t *, int64_t, const float);
