// verify: --block 64 --grid 1
// expect: proved
//
// Both results are functions of both operands, which are the same for all threads.

__global__ void carry(unsigned *out, unsigned n) {
    unsigned low, high;
    asm("mul.lo.u32 %0, %2, %3; mul.hi.u32 %1, %2, %3;" : "=r"(low), "=r"(high) : "r"(n), "r"(n));
    if (high > 2)
        __syncthreads();
    out[threadIdx.x] = low;
}
