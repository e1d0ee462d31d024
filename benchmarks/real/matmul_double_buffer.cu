// verify: --block 16,16
// expect: proved
//
// A tiled product that fetches the next tiles while it multiplies the last ones.

#define T 16

struct Matrix {
    int rows, cols;
};

__device__ __forceinline__ float at(const float *__restrict__ m, Matrix s, int r, int c) {
    return (r < s.rows && c < s.cols) ? m[r * s.cols + c] : 0.0f;
}

__global__ void sgemm_double_buffer(const float *__restrict__ A, const float *__restrict__ B,
                                    float *__restrict__ C, int M, int N, int K) {
    __shared__ float As[2][T][T];
    __shared__ float Bs[2][T][T];
    const int tx = threadIdx.x, ty = threadIdx.y;
    const int row = blockIdx.y * T + ty, col = blockIdx.x * T + tx;
    const Matrix sa = {M, K}, sb = {K, N};
    const int tiles = (K + T - 1) / T;

    int buffer = 0;
    As[buffer][ty][tx] = at(A, sa, row, tx);
    Bs[buffer][ty][tx] = at(B, sb, ty, col);
    __syncthreads();

    float sum = 0.0f;
    for (int t = 0; t < tiles; ++t) {
        if (t + 1 < tiles) {
            As[buffer ^ 1][ty][tx] = at(A, sa, row, (t + 1) * T + tx);
            Bs[buffer ^ 1][ty][tx] = at(B, sb, (t + 1) * T + ty, col);
        }
#pragma unroll
        for (int k = 0; k < T; ++k) {
            sum += As[buffer][ty][k] * Bs[buffer][k][tx];
        }
        __syncthreads();
        buffer ^= 1;
    }

    if (row < M && col < N) C[row * N + col] = sum;
}
