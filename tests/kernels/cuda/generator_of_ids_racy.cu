// verify: --block 64 --grid 2 --assume-no-wrap
// expect: defect
// A generator of random numbers overflows on purpose, and is not what `--assume-no-wrap` speaks of.
__global__ void scatter(int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int random = i * 1103515245 + 12345;
    out[random >> 20 & 63] = i; // error[race]: write, write
}
