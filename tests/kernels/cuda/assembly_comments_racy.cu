// verify: --block 64 --grid 1
// expect: defect
//
// All threads store in one place, behind a comment of one line.

__global__ void store(int *out) {
    int t = threadIdx.x;
    asm volatile("// rows /* columns\n\t" // error[race]: write, write
                 "st.global.u32 [%0], %1; /* done */" ::"l"(out), "r"(t) : "memory");
}
