// verify: --block 64 --grid 4 --assume 'rounds <= 100'
// expect: defect
//
// The inner loop's last reads are not separated from the next round's stores.

__global__ void convolve(const float *in, float *out, int rounds) {
    __shared__ float tile[64];
    int tid = threadIdx.x;
    float sum = 0.0f;
    for (int r = 0; r < rounds; r++) {
        tile[tid] = in[r * 64 + tid]; // error[race]: write
        for (int shift = 0; shift < 3; shift++) {
            if (shift == 0) {
                __syncthreads();
            }
            sum += tile[(tid + shift) % 64]; // error[race]: read
        }
    }
    out[blockIdx.x * 64 + tid] = sum;
}
