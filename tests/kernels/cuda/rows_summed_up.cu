// verify: --block 128 --assume 'stride >= cols && cols >= 1' --timeout 20
// expect: proved
//
// Where a row begins is summed up from round to round.

__global__ void scale(float *out, const float *in, int stride, int rows, int cols) {
    int at = int(blockIdx.x) * stride, step = int(gridDim.x) * stride;
    for (int row = blockIdx.x; row < rows; row += int(gridDim.x), at += step) {
        if (threadIdx.x < cols) {
            out[at + threadIdx.x] = 2 * in[at + threadIdx.x];
        }
    }
}
