// verify: --block 128 --grid 8
// expect: proved
//
// The barrier is in a device function that all threads call.

__device__ void wait_for_all() {
    __syncthreads();
}

__global__ void reverse(const int *in, int *out) {
    __shared__ int tile[128];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    tile[threadIdx.x] = in[i];
    wait_for_all();
    out[i] = tile[127 - threadIdx.x];
}
