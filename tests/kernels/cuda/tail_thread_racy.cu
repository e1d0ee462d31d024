// verify: --block 64 --grid 8
// expect: defect
//
// Every block's last thread stores an end mark, in the next block's first element.

__global__ void offsets(const int *counts, int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = 4 * i; // error[race]: write
    if (threadIdx.x == blockDim.x - 1) {
        out[i + 1] = -1; // error[race]: write
    }
}
