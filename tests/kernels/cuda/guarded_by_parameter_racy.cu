// verify: --block 128 --grid 8
// expect: defect
//
// In the second mode threads collide.

__global__ void store(int *out, int mode) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (mode == 1) {
        out[i] = i;
    } else if (mode == 2) {
        out[1023 - (i & 511)] = i; // error[race]: write, write
    }
}
