// verify: --block 64 --grid 8,4
// expect: proved
//
// A matrix for each row of blocks, by an array of pointers.

__global__ void scale(const float *const *in, float *const *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        out[blockIdx.y][i] = 2.0f * in[blockIdx.y][i];
    }
}
