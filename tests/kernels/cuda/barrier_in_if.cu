// verify: --block 128 --grid 8
// expect: proved
//
// Conditions that all threads of a block agree on: the block, a parameter, and one that
// always holds.

__global__ void reverse(int *data, bool wait) {
    __shared__ int tile[128];
    int tid = threadIdx.x;
    int i = blockIdx.x * blockDim.x + tid;
    if (blockIdx.x % 2 == 0) {
        __syncthreads();
    }
    if (wait) {
        __syncthreads();
    }
    tile[tid] = data[i];
    if (tid < blockDim.x) {
        __syncthreads();
        data[i] = tile[127 - tid];
    }
}
