// verify: --block 2 --grid 2
// expect: proved
// A lock for each cell.
__device__ int locks[2];
__device__ int cells[2];

__global__ void add() {
    int cell = blockIdx.x & 1;
    while (atomicCAS(&locks[cell], 0, 1) != 0)
        ;
    __threadfence();
    cells[cell] += 1;
    __threadfence();
    atomicExch(&locks[cell], 0);
}
