// verify: --block 256 --grid 16
// expect: defect
//
// Block-scoped atomics of different blocks do not exclude each other.

__global__ void count(const int *in, int *counts) {
    if (in[blockIdx.x * blockDim.x + threadIdx.x] > 0) {
        atomicAdd_block(&counts[0], 1); // error[race]: atomic, atomic
    }
}
