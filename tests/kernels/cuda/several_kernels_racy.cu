// verify: --block 256 --grid 16
// expect: proved(clear), proved(scale), defect(shift)
//
// Only the last of the three kernels races.

__global__ void clear(float *data) {
    data[blockIdx.x * blockDim.x + threadIdx.x] = 0.0f;
}

__global__ void scale(float *data, float factor) {
    data[blockIdx.x * blockDim.x + threadIdx.x] *= factor;
}

__global__ void shift(float *data) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    data[i] = data[i + 1]; // error[race]: read, write
}
