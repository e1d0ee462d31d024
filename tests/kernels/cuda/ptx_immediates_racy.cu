// verify: --block 64 --grid 1
// expect: defect
//
// All threads have the key -1 of 64 bits, and octal 10 is eight.

__global__ void mark(int *out, int *other) {
    int t = threadIdx.x;
    if (t == 10)
        other[0] = 1; // error[race]: write
    asm volatile("{ .reg .pred p; setp.eq.u32 p, %1, 010; @p st.global.u32 [%0], %1; }" ::"l"(other), "r"(t) // error[race]: write
                 : "memory");
    long long key = -1;
    asm volatile("{ .reg .pred p; setp.eq.b64 p, %1, -1; @p st.global.u32 [%0], %2; }" ::"l"(out), "l"(key), // error[race]: write
                 "r"(t)
                 : "memory");
}
