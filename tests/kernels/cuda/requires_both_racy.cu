// verify: --engine protocol
// expect: defect
//
// A row is one short, which the other part of the condition allows.

__global__ void rows(unsigned *out, int n, int step) {
    __requires(blockDim.x == 64 && n >= 63 && (step == 1 || step == 2));
    if (step < 3)
        out[(size_t)blockIdx.x * n + threadIdx.x] = threadIdx.x; // error[race]: write, write
    else
        out[0] = threadIdx.x;
}
