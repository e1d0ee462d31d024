// verify: --block 64 --grid 2
// expect: defect
//
// Threads may be in different iterations, and write different values.

__global__ void count(int *out) {
    __shared__ int step[1];
    for (int i = 0; i < 4; i++) {
        step[0] = i; // error[race]: write, write
    }
    __syncthreads();
    out[blockIdx.x * blockDim.x + threadIdx.x] = step[0];
}
