// verify: --block 256 --grid 1
// expect: defect
//
// The lowest bit is shifted out after the reversal, not the padding.

__global__ void permute(const float *in, float *out) {
    unsigned int reversed = __brev(threadIdx.x) >> 25;
    out[reversed] = in[threadIdx.x]; // error[race]: write, write
}
