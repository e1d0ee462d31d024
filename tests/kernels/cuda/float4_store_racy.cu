// verify: --block 256 --grid 64
// expect: defect
//
// The tail starts at the number of vectors, not of elements.

__global__ void fill(float *out, int n, float value) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int vectors = n / 4;
    if (i < vectors) {
        reinterpret_cast<float4 *>(out)[i] = make_float4(value, value, value, value); // error[race]: write
    }
    if (i < n - 4 * vectors) {
        out[vectors + i] = -value; // error[race]: write
    }
}
