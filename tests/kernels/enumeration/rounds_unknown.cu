// verify: --engine enumerate --block 64 --grid 3
// expect: proved
//
// Three stages are filled and read in turn, for any number of rounds.

__global__ void rotate(float *out, const float *in, int rounds) {
    __shared__ float stages[3][64];
    int t = threadIdx.x, fill = 2, use = 0;
    float sum = 0;
    stages[0][t] = in[t];
    stages[1][t] = in[64 + t];
    for (int round = 0; round < rounds; ++round) {
        __syncthreads();
        sum += stages[use][63 - t];
        stages[fill][t] = in[round];
        use = use == 2 ? 0 : use + 1;
        fill = fill == 2 ? 0 : fill + 1;
    }
    __syncthreads();
    stages[0][t] = sum;
    __syncthreads();
    if (sum > 0) {
        out[blockIdx.x * 64 + t] = 1;
    }
}
