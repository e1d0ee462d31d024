// verify: --block 128 --grid 1
// expect: proved
//
// Half of the block waits at named barriers that the other half only comes to.
__device__ void wait(int barrier) { asm volatile("bar.sync %0, 128;" ::"r"(barrier) : "memory"); }
__device__ void come(int barrier) { asm volatile("bar.arrive %0, 128;" ::"r"(barrier) : "memory"); }

__global__ void fill(int n) {
    __shared__ int tile[64];
    int lane = threadIdx.x % 64;
    if (threadIdx.x < 64) {
        wait(3);
        wait(4);
        tile[lane] = n;
        come(2);
    } else {
        come(3);
        come(4);
        wait(2);
        if (tile[63 - lane] != n)
            __trap();
    }
}
