// verify: --block 64 --grid 8
// expect: defect
//
// Planes are too narrow by one, and two indices share a cell.

__global__ void planes(float *__restrict__ out, int width, int channels, int taps) {
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    if (x >= width) return;
    float *p = out + x;
    for (int c = 0; c < channels; ++c) {
        for (int t = 0; t < taps; ++t) {
            *p = c + t; // error[race]: write, write
            p += width - 1;
        }
    }
}

__global__ void trailing(float *out, int n) {
    long long next = blockIdx.x * blockDim.x + threadIdx.x;
    for (int i = next; next < n; next += blockDim.x * gridDim.x, i = next) {
        out[i / 2] = i; // error[race]: write, write
    }
}
