// verify: --block 256 --grid 16
// expect: proved
//
// Atomic operations of all kinds on one cell, from all blocks.

__global__ void extremes(const int *in, int *range) {
    int value = in[blockIdx.x * blockDim.x + threadIdx.x];
    atomicMin(&range[0], value);
    atomicMax(&range[1], value);
    if (atomicCAS(&range[2], 0, value) == 0) {
        atomicExch(&range[3], value);
    }
}
