// verify: --block 2 --grid 1
// expect: defect
// Another thread gives the lock back as well.
__global__ void add(int *locks, int *sums) {
    int block = blockIdx.x;
    atomicExch(&locks[block], 0);
    while (atomicCAS(&locks[block], 0, 1) != 0)
        ;
    __threadfence();
    sums[block] += 1; // error[race]: read, write
    __threadfence();
    atomicExch(&locks[block], 0);
}
