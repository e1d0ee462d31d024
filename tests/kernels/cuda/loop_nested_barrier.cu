// verify: --block 64 --grid 4 --assume 'rounds <= 100'
// expect: proved
//
// Two nested loops around barriers; tile and result are reused in each round.

__global__ void convolve(const float *in, float *out, int rounds) {
    __shared__ float tile[64];
    int tid = threadIdx.x;
    float sum = 0.0f;
    for (int r = 0; r < rounds; r++) {
        tile[tid] = in[r * 64 + tid];
        for (int shift = 0; shift < 3; shift++) {
            __syncthreads();
            sum += tile[(tid + shift) % 64];
        }
        __syncthreads();
    }
    out[blockIdx.x * 64 + tid] = sum;
}
