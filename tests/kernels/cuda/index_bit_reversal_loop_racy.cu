// verify: --block 256 --grid 1
// expect: defect
//
// One bit too few is reversed.

__global__ void permute(const float *in, float *out) {
    unsigned int i = threadIdx.x;
    unsigned int reversed = 0;
    for (int bit = 0; bit < 7; bit++) {
        reversed = (reversed << 1) | (i & 1);
        i >>= 1;
    }
    out[reversed] = in[threadIdx.x]; // error[race]: write, write
}
