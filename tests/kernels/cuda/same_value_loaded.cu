// verify: --block 128 --grid *
// expect: proved
//
// Two threads store what both loaded from one place of an array that nobody writes.
__global__ void fill(const float *in, float *out) {
    __shared__ float tile[64];
    int t = threadIdx.x;
    tile[t % 64] = in[blockIdx.x * 64 + t % 64]; // warning[race]: write, write
    __syncthreads();
    out[blockIdx.x * blockDim.x + t] = tile[63 - t % 64];
}
