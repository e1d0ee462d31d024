// verify: --block 2 --grid 2
// expect: proved
// Who does not get the lock goes on without.
__device__ int lock;
__device__ int sum;

__global__ void add() {
    if (atomicExch(&lock, 1) == 0) {
        __threadfence();
        sum = sum + 1;
        __threadfence();
        atomicExch(&lock, 0);
    }
}
