// verify: --block 128 --grid 8
// expect: defect
//
// The device function has only a fence, which orders nothing between threads.

__device__ void wait_for_all() {
    __threadfence_block();
}

__global__ void reverse(const int *in, int *out) {
    __shared__ int tile[128];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    tile[threadIdx.x] = in[i]; // error[race]: write
    wait_for_all();
    out[i] = tile[127 - threadIdx.x]; // error[race]: read
}
