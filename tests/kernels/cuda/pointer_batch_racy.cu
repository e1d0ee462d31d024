// verify: --block 64 --grid 8,4
// expect: defect
//
// All rows of blocks write the first matrix.

__global__ void scale(const float *const *in, float *const *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        out[0][i] = 2.0f * in[blockIdx.y][i]; // error[race]: write, write
    }
}
