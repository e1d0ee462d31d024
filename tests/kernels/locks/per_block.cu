// verify: --block 2 --grid 1
// expect: proved
// A lock of the block for what the block shares.
__global__ void add(int *locks, int *sums) {
    int block = blockIdx.x;
    while (atomicCAS(&locks[block], 0, 1) != 0)
        ;
    __threadfence();
    sums[block] += 1;
    __threadfence();
    atomicExch(&locks[block], 0);
}
