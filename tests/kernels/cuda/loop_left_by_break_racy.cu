// verify: --block 64 --grid 4
// expect: inconclusive
//
// Which threads write is decided in the last round, which a `break` ends.

__global__ void rounds(float *out, int rounds) {
    __shared__ float cells[64];
    bool inside = false;
    cells[threadIdx.x] = 0;
    for (int round = 0; round < rounds; round++) {
        inside = threadIdx.x > round && threadIdx.x < 64 - round;
        __syncthreads();
        if (round == rounds - 1)
            break;
        if (inside)
            cells[threadIdx.x] += round;
        __syncthreads();
    }
    if (inside && rounds == 16)
        out[blockIdx.x * 32 + threadIdx.x - 16] = cells[threadIdx.x]; // possible[race]: write
}
