// verify: --block 128 --grid 8 --assume 'n <= 100000'
// expect: defect
//
// The sum is kept in the block's element of global memory.

__global__ void dot(const float *a, const float *b, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    for (int k = i; k < n; k += 1024) {
        out[blockIdx.x] += a[k] * b[k]; // error[race]: read, write
    }
}
