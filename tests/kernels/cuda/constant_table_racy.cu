// verify: --block 128 --grid 8
// expect: defect
//
// The table is in global memory and one thread normalises it meanwhile.

__device__ float weights[5];

__global__ void blur(const float *in, float *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i == 0) {
        for (int k = 0; k < 5; k++) {
            weights[k] *= 0.2f; // error[race]: write
        }
    }
    float sum = 0.0f;
    for (int k = 0; k < 5; k++) {
        sum += weights[k] * in[i + k]; // error[race]: read
    }
    out[i] = sum;
}
