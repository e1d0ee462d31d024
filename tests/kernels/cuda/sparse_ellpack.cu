// verify: --block 128 --grid 8 --assume 'width <= 64'
// expect: proved
//
// Rows of equal length, stored column by column.

__global__ void expand(const int *starts, int width, int *out) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    for (int k = 0; k < width; k++) {
        out[k * 1024 + row] = row;
    }
}
