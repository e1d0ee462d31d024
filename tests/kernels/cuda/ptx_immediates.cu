// verify: --block 64 --grid 1
// expect: proved
//
// Immediates have the sign and the width of the instruction, and those after a zero are octal.

__global__ void mark(int *out, long long key) {
    int t = threadIdx.x;
    if (t == 10)
        out[0] = 1;
    asm volatile("{ .reg .pred p; setp.eq.u32 p, %1, 012; @p st.global.u32 [%0], %1; }" ::"l"(out), "r"(t)
                 : "memory");
    long long wide = t;
    asm volatile("{ .reg .pred p; setp.eq.b64 p, %1, -1; @p st.global.u32 [%0], %2; }" ::"l"(out), "l"(wide),
                 "r"(t)
                 : "memory");
}
