// verify: --block 64 --grid 1
// expect: inconclusive
//
// One address and the difference of another one to it make up the other one.

__global__ void mark() {
    __shared__ int first[64], second[64];
    unsigned a = (unsigned)__cvta_generic_to_shared(first);
    unsigned b = (unsigned)__cvta_generic_to_shared(second);
    unsigned difference = b - a, t = threadIdx.x;
    if (t == 0)
        asm volatile("st.shared.u32 [%0], %1;" ::"r"(a + difference), "r"(t) : "memory");
    if (t == 1)
        asm volatile("st.shared.u32 [%0], %1;" ::"r"(b), "r"(t) : "memory");
}
