// verify: --block 32 --grid 1
// expect: proved
//
// The same text of the same registers gives the same.

__global__ void add(unsigned *out, unsigned y) {
    unsigned t = threadIdx.x, first = y, second = y;
    asm("add.s32 %0, %0, %1;" : "+r"(first) : "r"(t));
    asm("add.s32 %0, %0, %1;" : "+r"(second) : "r"(t));
    if (first != second)
        out[0] = t;
}
