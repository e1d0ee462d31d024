// verify: --block 256 --grid 16
// expect: proved(clear), proved(scale), proved(shift)
//
// Each kernel of a file has a verdict of its own.

__global__ void clear(float *data) {
    data[blockIdx.x * blockDim.x + threadIdx.x] = 0.0f;
}

__global__ void scale(float *data, float factor) {
    data[blockIdx.x * blockDim.x + threadIdx.x] *= factor;
}

__global__ void shift(const float *data, float *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = data[i + 1];
}
