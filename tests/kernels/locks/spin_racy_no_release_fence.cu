// verify: --block 1 --grid 2
// expect: defect
// What was written is not released with the lock.
__device__ int lock;
__device__ int sum;

__global__ void add() {
    while (atomicCAS(&lock, 0, 1) != 0)
        ;
    __threadfence();
    sum = sum + 1; // error[race]: read, write
    atomicExch(&lock, 0);
}
