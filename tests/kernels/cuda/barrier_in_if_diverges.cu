// verify: --block 128 --grid 8
// expect: defect
//
// The bound of the last condition cuts the block in half.

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
    if (tid < blockDim.x / 2) {
        __syncthreads(); // error[divergence]
        data[i] = tile[tid];
    }
}
