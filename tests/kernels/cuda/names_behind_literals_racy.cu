// verify: --block 64 --grid 8
// expect: defect
//
// Blocks overlap by half.

extern "C"__global__ void fill(int *a) {
    a[blockIdx.x * blockDim.x / 2 + threadIdx.x] = threadIdx.x; // error[race]: write, write
}
