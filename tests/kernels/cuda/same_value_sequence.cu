// verify: --block 64 --grid 2
// expect: proved
//
// Every thread writes the cell twice, with a barrier between the two values.

__global__ void set(int *out) {
    __shared__ int flag[1];
    flag[0] = 0; // warning[race]: write, write
    __syncthreads();
    flag[0] = 1; // warning[race?]: write, write
    __syncthreads();
    out[blockIdx.x * blockDim.x + threadIdx.x] = flag[0];
}
