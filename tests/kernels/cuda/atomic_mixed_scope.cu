// verify: --block 64 --grid 16
// expect: proved
//
// One block alone adds with block scope; the others add elsewhere.

__global__ void count(int *counts) {
    if (blockIdx.x == 0) {
        atomicAdd_block(&counts[0], 1);
    } else {
        atomicAdd(&counts[1], 1);
    }
}
