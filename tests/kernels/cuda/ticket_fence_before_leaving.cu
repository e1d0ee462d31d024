// verify: --block 64
// expect: proved
//
// All threads pass a fence before the first one of the block draws a ticket.

__device__ unsigned count;

__global__ void sums(const float *in, float *out) {
    __shared__ bool is_last;
    if (threadIdx.x == 0)
        out[blockIdx.x] = in[blockIdx.x];
    __threadfence();
    if (threadIdx.x == 0) {
        is_last = atomicInc(&count, gridDim.x - 1) == gridDim.x - 1;
        __threadfence();
    }
    __syncthreads();
    if (is_last && threadIdx.x == 0) {
        float sum = 0;
        for (unsigned i = 0; i < gridDim.x; i++)
            sum += out[i];
        out[0] = sum;
    }
}
