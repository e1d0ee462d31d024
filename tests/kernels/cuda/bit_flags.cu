// verify: --block 64 --grid 4
// expect: proved
//
// Each thread packs eight flags into a byte of its own.

__global__ void pack(const int *in, unsigned char *flags) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned char byte = 0;
    for (int bit = 0; bit < 8; bit++) {
        if (in[8 * i + bit] > 0) {
            byte |= 1 << bit;
        }
    }
    flags[i] = byte;
}
