// verify: --engine protocol
// expect: proved
//
// Each part of a condition counts, and the whole of one that has ways to hold.

__global__ void rows(unsigned *out, int n, int step) {
    __requires(blockDim.x == 64 && n >= 64 && (step == 1 || step == 2));
    if (step < 3)
        out[(size_t)blockIdx.x * n + threadIdx.x] = threadIdx.x;
    else
        out[0] = threadIdx.x;
}
