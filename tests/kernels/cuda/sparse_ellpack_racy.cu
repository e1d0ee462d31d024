// verify: --block 128 --grid 8 --assume 'width <= 64'
// expect: defect
//
// Rows of a length of their own, packed: nothing says that they do not overlap.

__global__ void expand(const int *starts, int width, int *out) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    for (int k = starts[row]; k < starts[row + 1]; k++) {
        out[k] = row; // error[race]: write, write
    }
}
