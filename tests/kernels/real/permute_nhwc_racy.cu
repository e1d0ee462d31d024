// verify: --block 256 --grid 64
// expect: defect
//
// Channels go last, and there is room for one less.

__global__ void nchw_to_nhwc(const float *__restrict__ in, float *__restrict__ out, int channels,
                             int height, int width) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < channels * height * width) {
        int x = i % width, y = (i / width) % height, c = i / (width * height);
        out[(y * width + x) * (channels - 1) + c] = in[i]; // error[race]: write
    }
}
