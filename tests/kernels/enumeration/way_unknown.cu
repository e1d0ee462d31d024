// verify: --engine enumerate --block 64 --grid 3
// expect: proved
//
// A parameter decides whether there is a barrier, and which half is used behind it.

__global__ void halves(float *out, const float *in, int mode, int rounds) {
    __shared__ float s[128];
    int t = threadIdx.x, base = 64;
    s[t] = in[t];
    if (mode > 2) {
        __syncthreads();
        base = 0;
    }
    for (int round = 0; round < rounds; ++round) {
        s[base + 63 - t] = in[round];
        __syncthreads();
        if (round % mode == 1) {
            __syncthreads();
            base = 64 - base;
        }
    }
    out[blockIdx.x * 64 + t] = in[t];
}
