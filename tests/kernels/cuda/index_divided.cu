// verify: --block 256 --grid 1200 --assume 'width == 480' --assume 'height == 640'
// expect: proved
//
// Row and column by division, in 64 bits.

__global__ void transpose(const float *in, float *out, size_t width, size_t height) {
    size_t i = static_cast<size_t>(blockIdx.x) * blockDim.x + threadIdx.x;
    if (i < width * height) {
        size_t row = i / width;
        size_t col = i % width;
        out[col * height + row] = in[i];
    }
}
