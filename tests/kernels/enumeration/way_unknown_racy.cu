// verify: --block 64 --grid 3
// expect: defect
//
// Without the barrier the first half may be used at once.

__global__ void halves(float *out, const float *in, int mode, int rounds) {
    __shared__ float s[128];
    int t = threadIdx.x, base = 64;
    s[t] = in[t]; // error[race]: write
    if (mode > 2) {
        base = 0;
    }
    for (int round = 0; round < rounds; ++round) {
        s[base + 63 - t] = in[round]; // error[race]: write
        __syncthreads();
        if (round % mode == 1) {
            __syncthreads();
            base = 64 - base;
        }
    }
    out[blockIdx.x * 64 + t] = in[t];
}
