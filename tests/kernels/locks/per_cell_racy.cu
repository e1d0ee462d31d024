// verify: --block 1 --grid 2
// expect: defect
// The locks are those of other cells.
__device__ int locks[2];
__device__ int cells[2];

__global__ void add() {
    int cell = blockIdx.x & 1;
    while (atomicCAS(&locks[cell], 0, 1) != 0)
        ;
    __threadfence();
    cells[0] += 1; // error[race]: read, write
    __threadfence();
    atomicExch(&locks[cell], 0);
}
