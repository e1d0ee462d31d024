// verify: --block 64
// expect: defect
//
// As `ticket_fence_before_leaving.cu`, but the fence is one of the block alone.

__device__ unsigned count;

__global__ void sums(const float *in, float *out) {
    __shared__ bool is_last;
    if (threadIdx.x == 0)
        out[blockIdx.x] = in[blockIdx.x]; // error[race]: write
    __threadfence_block();
    if (threadIdx.x == 0) {
        is_last = atomicInc(&count, gridDim.x - 1) == gridDim.x - 1;
        __threadfence();
    }
    __syncthreads();
    if (is_last && threadIdx.x == 0) {
        float sum = 0;
        for (unsigned i = 0; i < gridDim.x; i++)
            sum += out[i]; // error[race]: read
        out[0] = sum;
    }
}
