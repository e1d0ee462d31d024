// verify: --block 64 --grid 8
// expect: proved
//
// The last thread also stores the end mark, in an element of nobody's.

__global__ void offsets(const int *counts, int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = 4 * i;
    if (i == gridDim.x * blockDim.x - 1) {
        out[i + 1] = -1;
    }
}
