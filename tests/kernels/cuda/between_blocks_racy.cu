// verify: --block 256 --grid 16
// expect: defect
//
// The barrier separates reads from writes only within a block; the last thread reads the
// first element of the next block.

__global__ void smooth(float *data) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float right = 0.0f;
    right = data[i + 1]; // error[race]: read
    __syncthreads();
    data[i] += right; // error[race]: write
}
