// verify: --block 64 --grid 4
// expect: defect
//
// Eight threads set their bits in one byte without atomics.

__global__ void pack(const int *in, unsigned char *flags) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (in[i] > 0) {
        flags[i / 8] |= 1 << (i % 8); // error[race]: read, write
    }
}
