// verify: --block 64 --grid 1
// expect: proved
//
// The comment ends with its line, whatever stands in it.

__global__ void store(int *out) {
    int t = threadIdx.x;
    asm volatile("// rows /* columns\n\t"
                 "st.global.u32 [%0], %1; /* done */" ::"l"(out + t), "r"(t) : "memory");
}
