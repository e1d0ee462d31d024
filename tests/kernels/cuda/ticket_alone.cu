// verify: --block 64 --grid *
// expect: proved(sums), proved(last_alone), proved(totals)
//
// The first thread of the last block goes on alone, fences where it has found that it is the last
// one, and sets the counter back by a plain store.

__device__ unsigned drawn;

__global__ void sums(const float *__restrict__ in, float *__restrict__ parts,
                     float *__restrict__ out) {
    if (threadIdx.x != 0) return;
    parts[blockIdx.x] = in[blockIdx.x];
    __threadfence();
    if (atomicAdd(&drawn, 1) == gridDim.x - 1) {
        __threadfence();
        float all = 0;
        for (unsigned i = 0; i < gridDim.x; i++)
            all += parts[i];
        *out = all;
        drawn = 0;
    }
}

// All threads of the blocks before have left something.
__global__ void last_alone(const float *__restrict__ in, float *__restrict__ parts,
                           float *__restrict__ out) {
    parts[blockIdx.x * 64 + threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    if (threadIdx.x == 0) {
        __threadfence();
        if (atomicInc(&drawn, gridDim.x) == gridDim.x - 1) {
            __threadfence();
            float all = 0;
            for (unsigned i = 0; i < 64 * gridDim.x; i++)
                all += parts[i];
            *out = all;
            drawn = 0;
        }
    }
}

// The counter is set back at once, before the fence.
__global__ void totals(const float *__restrict__ in, float *__restrict__ parts,
                       float *__restrict__ out) {
    __shared__ bool last;
    parts[blockIdx.x * 64 + threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    if (threadIdx.x == 63) {
        __threadfence();
        last = atomicAdd(&drawn, 1) == gridDim.x - 1;
        if (last) drawn = 0;
        __threadfence();
    }
    __syncthreads();
    if (last) {
        float all = 0;
        for (unsigned i = 0; i < gridDim.x; i++)
            all += parts[i * 64 + threadIdx.x];
        out[threadIdx.x] = all;
    }
}
