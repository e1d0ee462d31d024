// verify: --block 256 --grid 16 --only-divergence
// expect: proved
//
// All threads reach the barrier; the race is not asked for.

__global__ void shift(int *data) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int right = data[i + 1];
    if (blockIdx.x > 3) {
        __syncthreads();
    }
    data[i] = right + data[i + 2];
}
