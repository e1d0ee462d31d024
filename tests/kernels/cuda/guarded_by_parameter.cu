// verify: --block 128 --grid 8
// expect: proved
//
// Two modes of a kernel, each harmless.

__global__ void store(int *out, int mode) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (mode == 1) {
        out[i] = i;
    } else if (mode == 2) {
        out[1023 - i] = i;
    }
}
