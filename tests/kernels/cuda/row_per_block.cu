// verify: --block 256 --engine auto
// expect: proved
//
// A row for each block: the counter's bound is a parameter, so that it does not wrap.

__global__ void normalise(float *out, const float *in, int columns) {
    const size_t base = (size_t)blockIdx.x * columns;
    for (int c = threadIdx.x; c < columns; c += blockDim.x) {
        out[base + c] = in[base + c] * 0.5f;
    }
}
