// verify: --block 128 --grid 8
// expect: proved
//
// All threads of a block read the number of rounds from the same cell.

__global__ void rotate(const int *rounds, int *data) {
    __shared__ int tile[128];
    int tid = threadIdx.x;
    int i = blockIdx.x * blockDim.x + tid;
    tile[tid] = data[i];
    int n = rounds[blockIdx.x];
    for (int k = 0; k < n; k++) {
        __syncthreads();
        int left = tile[(tid + 127) % 128];
        __syncthreads();
        tile[tid] = left;
    }
    data[i] = tile[tid];
}
