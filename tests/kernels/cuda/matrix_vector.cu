// verify: --block 128 --grid 8 --assume 'n == 1024'
// expect: proved
//
// Matrix times vector with a tile of the vector in shared memory.

__global__ void multiply(const float *matrix, const float *x, float *y, int n) {
    __shared__ float tile[128];
    int row = blockIdx.x * 128 + threadIdx.x;
    float sum = 0.0f;
    for (int start = 0; start < n; start += 128) {
        tile[threadIdx.x] = x[start + threadIdx.x];
        __syncthreads();
#pragma unroll
        for (int k = 0; k < 128; k++) {
            sum += matrix[(start + k) * n + row] * tile[k];
        }
        __syncthreads();
    }
    y[row] = sum;
}
