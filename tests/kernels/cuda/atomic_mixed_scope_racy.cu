// verify: --block 64 --grid 16
// expect: defect
//
// An atomic of block scope and one of device scope meet on a cell.

__global__ void count(int *counts) {
    if (blockIdx.x == 0) {
        atomicAdd_block(&counts[0], 1); // error[race]: atomic
    } else {
        atomicAdd(&counts[0], 1); // error[race]: atomic
    }
}
