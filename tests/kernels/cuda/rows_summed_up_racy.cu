// verify: --block 128 --grid 2 --assume 'stride == 100 && cols == 100 && rows == 5'
// expect: defect
//
// Where a row begins is summed up by too little.

__global__ void scale(float *out, const float *in, int stride, int rows, int cols) {
    int at = int(blockIdx.x) * stride, step = int(gridDim.x) * (stride - 1);
    for (int row = blockIdx.x; row < rows; row += int(gridDim.x), at += step) {
        if (threadIdx.x < cols) {
            out[at + threadIdx.x] = 2 * in[at + threadIdx.x]; // error[race]: write, write
        }
    }
}
