// verify: --block 256 --grid 1
// expect: proved
//
// The permutation of a fast Fourier transform.

__global__ void permute(const float *in, float *out) {
    unsigned int reversed = __brev(threadIdx.x) >> 24;
    out[reversed] = in[threadIdx.x];
}
