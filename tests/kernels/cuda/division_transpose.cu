// verify: --block 64 --grid 8
// expect: proved
//
// Rows and columns by division: a number is told by its quotient and its remainder, and
// quotients of numbers below `width * height` are below `height`.

__global__ void transpose(float *out, const float *in, int width, int height) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < width * height; i += 512) {
        const int row = i / width, column = i % width;
        out[column * height + row] = in[i];
    }
}
