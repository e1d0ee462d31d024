// verify: --block 128 --grid 8 --assume 'n == 1024'
// expect: defect
//
// The next tile is stored while others still use the present one.

__global__ void multiply(const float *matrix, const float *x, float *y, int n) {
    __shared__ float tile[128];
    int row = blockIdx.x * 128 + threadIdx.x;
    float sum = 0.0f;
    for (int start = 0; start < n; start += 128) {
        tile[threadIdx.x] = x[start + threadIdx.x]; // error[race]: write
        __syncthreads();
#pragma unroll
        for (int k = 0; k < 128; k++) {
            sum += matrix[(start + k) * n + row] * tile[k]; // error[race]: read
        }
    }
    y[row] = sum;
}
