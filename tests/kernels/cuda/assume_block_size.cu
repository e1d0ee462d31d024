// verify: --block '*' --grid '*' --assume 'blockDim.x == 128 && gridDim.x <= 1000'
// expect: proved
//
// Sizes of the launch are fixed by assumptions.

__global__ void fill(int *out) {
    out[blockIdx.x * 128 + threadIdx.x] = threadIdx.x;
}
