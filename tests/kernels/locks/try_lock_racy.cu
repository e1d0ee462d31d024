// verify: --block 1 --grid 2
// expect: defect
// Who does not get the lock writes all the same.
__device__ int lock;
__device__ int sum;

__global__ void add() {
    if (atomicExch(&lock, 1) == 0) {
        __threadfence();
        sum = sum + 1; // error[race]: read, write
        __threadfence();
        atomicExch(&lock, 0);
    } else {
        sum = 0; // error[race?]: write
    }
}
