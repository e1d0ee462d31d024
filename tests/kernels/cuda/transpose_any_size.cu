// verify: --block 16,16 --grid 32,32 --assume 'width <= 512 && height <= 512'
// expect: proved
//
// Transposition of a matrix of any size that the grid covers.

__global__ void transpose(const float *in, float *out, int width, int height) {
    int x = blockIdx.x * 16 + threadIdx.x;
    int y = blockIdx.y * 16 + threadIdx.y;
    if (x < width && y < height) {
        out[x * height + y] = in[y * width + x];
    }
}
