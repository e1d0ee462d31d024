// verify: --block 2 --grid 2
// expect: proved
// One lock for one counter.
__device__ int lock;
__device__ int sum;

__global__ void add() {
    while (atomicCAS(&lock, 0, 1) != 0)
        ;
    __threadfence();
    sum = sum + 1;
    __threadfence();
    atomicExch(&lock, 0);
}
