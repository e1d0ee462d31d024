// verify: --block 1 --grid 2
// expect: proved
// What was read under a lock is used behind it.
__device__ int lock;
__device__ int next;

__global__ void slots(int *out) {
    while (atomicExch(&lock, 1) != 0)
        ;
    __threadfence();
    int mine = next;
    next = mine + 1;
    __threadfence();
    atomicExch(&lock, 0);
    out[blockIdx.x] = mine;
}
