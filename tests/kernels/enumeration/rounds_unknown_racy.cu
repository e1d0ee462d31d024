// verify: --block 64 --grid 3
// expect: defect
//
// Filled are two stages, read three: in the fourth round a stage is both.

__global__ void rotate(float *out, const float *in, int rounds) {
    __shared__ float stages[3][64];
    int t = threadIdx.x, fill = 1, use = 0;
    float sum = 0;
    stages[0][t] = in[t];
    stages[2][t] = in[64 + t];
    for (int round = 0; round < rounds; ++round) {
        __syncthreads();
        sum += stages[use][63 - t]; // error[race]: read
        stages[fill][t] = in[round]; // error[race]: write
        use = use == 2 ? 0 : use + 1;
        fill = fill == 1 ? 0 : fill + 1;
    }
    out[blockIdx.x * 64 + t] = sum;
}
