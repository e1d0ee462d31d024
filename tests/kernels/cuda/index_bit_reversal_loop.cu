// verify: --block 256 --grid 1
// expect: proved
//
// The permutation of a fast Fourier transform, bit by bit.

__global__ void permute(const float *in, float *out) {
    unsigned int i = threadIdx.x;
    unsigned int reversed = 0;
    for (int bit = 0; bit < 8; bit++) {
        reversed = (reversed << 1) | (i & 1);
        i >>= 1;
    }
    out[reversed] = in[threadIdx.x];
}
