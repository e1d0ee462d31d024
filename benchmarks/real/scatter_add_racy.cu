// verify: --block 256 --grid 64
// expect: proved(gather_dim), defect(scatter_add_dim), proved(segment_sum_sorted)
//
// Two slots may have the same index, and the last addition wins.

struct Dims {
    int outer, index, source, inner;
};

template <typename T>
__global__ void gather_dim(const T *__restrict__ src, const int *__restrict__ index,
                           T *__restrict__ out, Dims d) {
    const int total = d.outer * d.index * d.inner;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < total; i += blockDim.x * gridDim.x) {
        const int inner = i % d.inner;
        const int outer = i / d.inner / d.index;
        int from = index[i];
        if (from < 0) from += d.source;
        out[i] = src[(outer * d.source + from) * d.inner + inner];
    }
}

template <typename T>
__global__ void scatter_add_dim(const T *__restrict__ src, const int *__restrict__ index,
                                T *__restrict__ out, Dims d) {
    const int total = d.outer * d.index * d.inner;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < total; i += blockDim.x * gridDim.x) {
        const int inner = i % d.inner;
        const int outer = i / d.inner / d.index;
        out[(outer * d.source + index[i]) * d.inner + inner] += src[i]; // error[race]: read, write
    }
}

template <typename T>
__global__ void segment_sum_sorted(const T *__restrict__ values, const int *__restrict__ starts,
                                   T *__restrict__ sums, int segments) {
    const int lane = threadIdx.x & 31;
    for (int s = (blockIdx.x * blockDim.x + threadIdx.x) >> 5; s < segments;
         s += (blockDim.x * gridDim.x) >> 5) {
        T sum = 0;
        for (int i = starts[s] + lane; i < starts[s + 1]; i += 32) sum += values[i];
        for (int d = 16; d; d >>= 1) sum += __shfl_xor_sync(0xffffffff, sum, d);
        if (lane == 0) sums[s] = sum;
    }
}

template __global__ void gather_dim<float>(const float *, const int *, float *, Dims);
template __global__ void scatter_add_dim<float>(const float *, const int *, float *, Dims);
template __global__ void segment_sum_sorted<float>(const float *, const int *, float *, int);
