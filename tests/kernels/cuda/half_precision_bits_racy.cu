// verify: --block 64 --grid 8
// expect: defect
//
// All threads store whole words, two threads to a word.

__global__ void convert(const unsigned short *in, unsigned short *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned int pair = in[i] | (in[i + 1] << 16);
    *reinterpret_cast<unsigned int *>(out + (i & ~1)) = pair; // error[race]: write, write
}
