// verify: --block '*' --grid '*' --assume 'blockDim.x >= 128 && gridDim.x <= 1000'
// expect: defect
//
// Larger blocks overlap.

__global__ void fill(int *out) {
    out[blockIdx.x * 128 + threadIdx.x] = threadIdx.x; // error[race]: write, write
}
