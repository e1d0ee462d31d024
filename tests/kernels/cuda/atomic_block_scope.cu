// verify: --block 256 --grid 16
// expect: proved
//
// Block-scoped atomics on a cell that belongs to the block.

__global__ void count(const int *in, int *counts) {
    if (in[blockIdx.x * blockDim.x + threadIdx.x] > 0) {
        atomicAdd_block(&counts[blockIdx.x], 1);
    }
}
