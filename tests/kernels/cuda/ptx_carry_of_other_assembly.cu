// verify: --block 64 --grid 1
// expect: proved
//
// The carry comes from the same assembly, of operands that are the same for all threads.

__global__ void carry(unsigned *out, unsigned n) {
    unsigned low, high;
    asm volatile("add.cc.u32 %0, %2, 0xffffffff; addc.u32 %1, 0, 0;" : "=r"(low), "=r"(high) : "r"(n));
    if (high)
        __syncthreads();
    out[threadIdx.x] = low;
}
