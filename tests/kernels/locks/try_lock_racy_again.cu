// verify: --block 1 --grid 2
// expect: defect
// Who had the lock writes again behind giving it back.
__device__ int lock;
__device__ int sum;

__global__ void add() {
    bool taken = atomicCAS(&lock, 0, 1) == 0;
    if (taken) {
        __threadfence();
        sum += 1; // error[race]: read, write
        __threadfence();
        atomicExch(&lock, 0);
    }
    if (taken) {
        __threadfence();
        sum += 1; // error[race]: read, write
        __threadfence();
    }
}
