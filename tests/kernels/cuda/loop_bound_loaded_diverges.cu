// verify: --block 128 --grid 8
// expect: defect
//
// Each thread reads a number of rounds of its own.

__global__ void rotate(const int *rounds, int *data) {
    __shared__ int tile[128];
    int tid = threadIdx.x;
    int i = blockIdx.x * blockDim.x + tid;
    tile[tid] = data[i];
    int n = rounds[i];
    for (int k = 0; k < n; k++) {
        __syncthreads(); // error[divergence]
        int left = tile[(tid + 127) % 128];
        __syncthreads();
        tile[tid] = left;
    }
    data[i] = tile[tid];
}
