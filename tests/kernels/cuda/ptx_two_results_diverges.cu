// verify: --block 64 --grid 1
// expect: inconclusive
//
// The second result is no function of the second operand alone: threads have different ones.

__global__ void carry(unsigned *out, unsigned n) {
    unsigned low, high, t = threadIdx.x;
    asm("mul.lo.u32 %0, %2, %3; mul.hi.u32 %1, %2, %3;" : "=r"(low), "=r"(high) : "r"(t), "r"(n));
    if (high > 2)
        __syncthreads(); // possible[divergence]
    out[threadIdx.x] = low;
}
