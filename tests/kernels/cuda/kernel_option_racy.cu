// verify: --block 256 --grid 16 --kernel shift
// expect: defect(shift)
//
// Only the kernel that is named is verified.

__global__ void scale(float *data, float factor) {
    data[blockIdx.x * blockDim.x + threadIdx.x] *= factor;
}

__global__ void shift(float *data) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    data[i] = data[i + 1]; // error[race]: read, write
}
