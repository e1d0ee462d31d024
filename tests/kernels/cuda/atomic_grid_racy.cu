// verify: --block 256 --grid 16
// expect: defect
//
// The first thread resets the cell with a plain store.

__global__ void extremes(const int *in, int *range) {
    int value = in[blockIdx.x * blockDim.x + threadIdx.x];
    if (blockIdx.x == 0 && threadIdx.x == 0) {
        range[0] = value; // error[race]: write
    }
    atomicMin(&range[0], value); // error[race]: atomic
}
