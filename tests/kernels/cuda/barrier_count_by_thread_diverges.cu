// verify: --block 64 --grid 4
// expect: defect
//
// The number of rounds depends on the warp.

__global__ void rounds(int *data) {
    int i = blockIdx.x * 64 + threadIdx.x;
    int n = threadIdx.x / 32 + 1;
    for (int k = 0; k < n; k++) {
        data[i] += k;
        __syncthreads(); // error[divergence]
    }
}
