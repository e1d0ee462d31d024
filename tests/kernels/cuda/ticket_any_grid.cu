// verify: --block 64
// expect: proved
//
// The last block of a grid of any size sums up what the others left.
__device__ unsigned done;

__global__ void total(const float *__restrict__ in, float *parts, float *sum) {
    __shared__ bool last;
    int t = threadIdx.x;
    if (t == 0) {
        parts[blockIdx.x] = in[blockIdx.x];
        __threadfence();
        unsigned ticket = atomicInc(&done, gridDim.x);
        __threadfence();
        last = ticket == gridDim.x - 1;
    }
    __syncthreads();
    if (last && t == 0) {
        float all = 0;
        for (int b = 0; b < gridDim.x; b++)
            all += parts[b];
        *sum = all;
    }
}
