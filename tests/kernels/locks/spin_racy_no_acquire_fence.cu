// verify: --block 1 --grid 2
// expect: defect
// The lock is taken without an acquire fence.
__device__ int lock;
__device__ int sum;

__global__ void add() {
    while (atomicCAS(&lock, 0, 1) != 0)
        ;
    sum = sum + 1; // error[race]: read, write
    __threadfence();
    atomicExch(&lock, 0);
}
