// verify: --block 64 --grid 4
// expect: proved
//
// The number of rounds depends on the block.

__global__ void rounds(int *data) {
    int i = blockIdx.x * 64 + threadIdx.x;
    int n = blockIdx.x + 1;
    for (int k = 0; k < n; k++) {
        data[i] += k;
        __syncthreads();
    }
}
