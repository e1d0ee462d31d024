// verify: --block 1 --grid 2
// expect: proved
// Round by round, so that threads of a warp do not wait for each other.
__device__ int lock;
__device__ int sum;

__global__ void add() {
    bool done = false;
    while (!done) {
        if (atomicCAS(&lock, 0, 1) == 0) {
            __threadfence();
            sum = sum + 1;
            __threadfence();
            atomicExch(&lock, 0);
            done = true;
        }
    }
}
