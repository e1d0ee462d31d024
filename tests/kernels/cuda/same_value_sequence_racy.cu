// verify: --block 64 --grid 2
// expect: defect
//
// One thread may write the second value before another writes the first.

__global__ void set(int *out) {
    __shared__ int flag[1];
    flag[0] = 0; // error[race?]: write
    flag[0] = 1; // error[race]: write
    __syncthreads();
    out[blockIdx.x * blockDim.x + threadIdx.x] = flag[0];
}
