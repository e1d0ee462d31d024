// verify: --block 32 --grid 1
// expect: inconclusive
//
// The same text means something else where its registers are shared in another way.

__global__ void add(unsigned *out, unsigned y) {
    unsigned t = threadIdx.x, first = y, second;
    asm("sad.s32 %0, %0, %1, %1;" : "+r"(first) : "r"(t));
    asm("sad.s32 %0, %0, %1, %1;" : "=r"(second) : "0"(t), "r"(y));
    if (first != second)
        out[0] = t; // possible[race]: write
}
