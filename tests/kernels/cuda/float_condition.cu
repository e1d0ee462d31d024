// verify: --block 128 --grid 4
// expect: proved
//
// Whatever the comparison of floats yields, each thread has two elements of its own.

__global__ void store_by_sign(const float *in, float *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float value = sqrtf(fabsf(in[i])) - 1.0f;
    out[value > 0.0f ? 2 * i : 2 * i + 1] = value;
}
