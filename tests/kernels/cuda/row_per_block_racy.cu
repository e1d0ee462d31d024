// verify: --block 256 --engine auto
// expect: defect
//
// Rows overlap by one element.

__global__ void normalise(float *out, const float *in, int columns) {
    const size_t base = (size_t)blockIdx.x * columns;
    for (int c = threadIdx.x; c <= columns; c += blockDim.x) {
        out[base + c] = in[base + c] * 0.5f; // error[race]: write, write
    }
}
