// verify: --block 128 --grid 8 --assume 'n <= 100000'
// expect: proved
//
// A dot product kept in a register and stored once.

__global__ void dot(const float *a, const float *b, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float sum = 0.0f;
    for (int k = i; k < n; k += 1024) {
        sum += a[k] * b[k];
    }
    out[i] = sum;
}
