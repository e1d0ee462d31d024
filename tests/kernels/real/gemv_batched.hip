// verify: --block 256 --grid 64,16
// expect: proved
//
// A matrix times a vector for each member of a batch, a wavefront for each row.

#include <hip/hip_runtime.h>
#include <cstdint>

#define WAVE 64
#define WAVES_PER_BLOCK 4

template <typename T>
__device__ __forceinline__ T wave_sum(T v) {
#pragma unroll
    for (int offset = WAVE / 2; offset > 0; offset >>= 1) v += __shfl_down(v, offset);
    return v;
}

template <typename T>
__global__ void __launch_bounds__(WAVE *WAVES_PER_BLOCK)
    gemv_batched(int m, int n, T alpha, const T *__restrict__ A, const T *__restrict__ x, T beta,
                 T *__restrict__ y) {
    __shared__ T sx[256];
    const int lane = threadIdx.x % WAVE, wave = threadIdx.x / WAVE;
    const int batch = blockIdx.y;
    const int row = blockIdx.x * WAVES_PER_BLOCK + wave;
    A += static_cast<int64_t>(batch) * m * n;
    x += static_cast<int64_t>(batch) * n;
    y += static_cast<int64_t>(batch) * m;

    T sum = 0;
    for (int start = 0; start < n; start += 256) {
        const int width = min(256, n - start);
        if (threadIdx.x < width) sx[threadIdx.x] = x[start + threadIdx.x];
        __syncthreads();
        if (row < m) {
            const T *a = A + static_cast<int64_t>(row) * n + start;
            for (int c = lane; c < width; c += WAVE) sum += a[c] * sx[c];
        }
        __syncthreads();
    }

    sum = wave_sum(sum);
    if (lane == 0 && row < m) y[row] = alpha * sum + beta * y[row];
}

template __global__ void gemv_batched<float>(int, int, float, const float *, const float *, float,
                                             float *);
