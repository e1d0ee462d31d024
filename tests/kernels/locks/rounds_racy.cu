// verify: --block 1 --grid 2
// expect: defect
// Gives the lock back before the write.
__device__ int lock;
__device__ int sum;

__global__ void add() {
    bool done = false;
    while (!done) {
        if (atomicCAS(&lock, 0, 1) == 0) {
            __threadfence();
            __threadfence();
            atomicExch(&lock, 0);
            sum = sum + 1; // error[race]: read, write
            done = true;
        }
    }
}
