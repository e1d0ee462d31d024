// verify: --block 64 --grid 8
// expect: proved
//
// A pointer that an inner loop advances, and an index that the loop makes anew.

__global__ void planes(float *__restrict__ out, int width, int channels, int taps) {
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    if (x >= width) return;
    float *p = out + x;
    for (int c = 0; c < channels; ++c) {
        for (int t = 0; t < taps; ++t) {
            *p = c + t;
            p += width;
        }
    }
}

__global__ void trailing(float *out, int n) {
    long long next = blockIdx.x * blockDim.x + threadIdx.x;
    for (int i = next; next < n; next += blockDim.x * gridDim.x, i = next) {
        out[i] = i;
    }
}
