// verify: --block 128 --grid 8
// expect: proved
//
// Everyone reads a table in constant memory.

__constant__ float weights[5];

__global__ void blur(const float *in, float *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float sum = 0.0f;
    for (int k = 0; k < 5; k++) {
        sum += weights[k] * in[i + k];
    }
    out[i] = sum;
}
