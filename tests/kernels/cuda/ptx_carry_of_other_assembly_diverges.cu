// verify: --block 64 --grid 1
// expect: inconclusive
//
// The carry comes from other assembly, and is not the same for all threads.

__global__ void carry(unsigned *out) {
    unsigned low, high, t = threadIdx.x;
    asm volatile("add.cc.u32 %0, %1, 0xffffffff;" : "=r"(low) : "r"(t));
    asm volatile("addc.u32 %0, 0, 0;" : "=r"(high));
    if (high)
        __syncthreads(); // possible[divergence]
    out[threadIdx.x] = low;
}
