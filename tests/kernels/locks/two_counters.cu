// verify: --block 1 --grid 2
// expect: proved
// Two counters under one lock.
__device__ int lock;
__device__ int both[2];

__global__ void add() {
    while (atomicCAS(&lock, 0, 1) != 0)
        ;
    __threadfence();
    both[0] += 1;
    both[1] += 2;
    __threadfence();
    atomicExch(&lock, 0);
}
