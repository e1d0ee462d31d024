// verify: --block 256 --grid 64 --assume 'n == height * width'
// expect: proved
//
// The product is a number of the host, which does not wrap around.

__global__ void planes(float *out, int n, int height, int width, int channels) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        int x = i % width, y = i / width;
        for (int c = 0; c < channels; c++)
            out[(c * height + y) * width + x] = i;
    }
}
