// verify: --block 128 --grid 4
// expect: defect
//
// The comparison picks between the thread's and the next one's.

__global__ void store_by_sign(const float *in, float *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float value = sqrtf(fabsf(in[i])) - 1.0f;
    out[value > 0.0f ? i : i + 1] = value; // error[race]: write, write
}
