// verify: --block 128 --grid 8
// expect: defect
//
// Half of the threads call the function with the barrier.

__device__ void wait_for_all() {
    __syncthreads(); // error[divergence]
}

__global__ void reverse(const int *in, int *out) {
    __shared__ int tile[128];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    tile[threadIdx.x] = in[i];
    if (threadIdx.x < 64) {
        wait_for_all();
    }
    out[i] = tile[threadIdx.x];
}
