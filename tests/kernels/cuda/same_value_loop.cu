// verify: --block 64 --grid 2
// expect: proved
//
// All threads write the counter of the iteration that they are in together.

__global__ void count(int *out) {
    __shared__ int step[1];
    for (int i = 0; i < 4; i++) {
        step[0] = i; // warning[race]: write, write
        __syncthreads();
        out[blockIdx.x * blockDim.x + threadIdx.x] = step[0];
        __syncthreads();
    }
}
