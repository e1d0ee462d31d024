// verify: --block 256 --grid 64
// expect: proved
//
// Whole vectors first, then the tail of at most three elements, one by one.

__global__ void fill(float *out, int n, float value) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int vectors = n / 4;
    if (i < vectors) {
        reinterpret_cast<float4 *>(out)[i] = make_float4(value, value, value, value);
    }
    if (i < n - 4 * vectors) {
        out[4 * vectors + i] = -value;
    }
}
