// verify: --block 64,2 --grid 16
// expect: defect
//
// The launch has a second dimension, which the kernel ignores.

__global__ void accumulate(float *data, float value) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    data[i] += value; // error[race]: read, write
}
