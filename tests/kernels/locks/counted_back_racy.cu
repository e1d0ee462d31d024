// verify: --block 1 --grid 3
// expect: defect
// The lock is counted back before the section ends.
__device__ int lock;
__device__ int sum;

__global__ void add() {
    while (atomicCAS(&lock, 0, 1) != 0)
        ;
    __threadfence();
    int before = sum; // error[race?]: read
    __threadfence();
    atomicSub(&lock, 1);
    sum = before + 1; // error[race]: write
}
