// verify: --block 1 --grid 3
// expect: defect
// Who does not hold the lock gives it back as well.
__device__ int lock;
__device__ int sum;

__global__ void add() {
    if (atomicCAS(&lock, 0, 1) == 0) {
        __threadfence();
        sum = sum + 1; // error[race]: read, write
        __threadfence();
    }
    atomicAnd(&lock, 0);
}
