// verify: --block 32 --grid 1
// expect: inconclusive
//
// The predicate of the inner scope is another one.

__global__ void mark(int *out) {
    asm volatile("{ .reg .pred p; setp.lt.u32 p, %1, 32; { .reg .pred p; setp.eq.u32 p, %1, 0; } "
                 "@p st.global.u32 [%0], %1; }" ::"l"(out), "r"(threadIdx.x)
                 : "memory");
}
