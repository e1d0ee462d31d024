// verify: --block 1 --grid 2
// expect: defect
// Gives back another lock than it has taken.
__device__ int locks[2];
__device__ int cells[2];

__global__ void add() {
    int cell = blockIdx.x & 1;
    while (atomicExch(&locks[cell], 1) != 0)
        ;
    __threadfence();
    cells[0] += 1; // error[race]: read, write
    __threadfence();
    atomicExch(&locks[1 - cell], 0);
}
