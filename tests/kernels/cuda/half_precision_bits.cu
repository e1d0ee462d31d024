// verify: --block 64 --grid 8
// expect: proved
//
// Sixteen-bit elements, two to a word: only even threads store, whole words.

__global__ void convert(const unsigned short *in, unsigned short *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i % 2 == 0) {
        unsigned int pair = in[i] | (in[i + 1] << 16);
        *reinterpret_cast<unsigned int *>(out + i) = pair;
    }
}
