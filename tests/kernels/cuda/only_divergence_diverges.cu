// verify: --block 256 --grid 16 --only-divergence
// expect: defect
//
// Not all threads reach the barrier.

__global__ void shift(int *data) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int right = data[i + 1];
    if (threadIdx.x > 3) {
        __syncthreads(); // error[divergence]
    }
    data[i] = right + data[i + 2];
}
