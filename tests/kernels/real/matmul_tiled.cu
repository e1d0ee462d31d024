// verify: --block 16,16 --grid 64,64
// expect: proved
//
// C = alpha A B + beta C for matrices of any size, by shared tiles.

#define TILE 16

template <typename T>
__device__ __forceinline__ T load_or_zero(const T *__restrict__ m, int row, int col, int rows,
                                          int cols) {
    return (row < rows && col < cols) ? m[static_cast<size_t>(row) * cols + col] : T(0);
}

__global__ void sgemm_tiled(const float *__restrict__ A, const float *__restrict__ B,
                            float *__restrict__ C, int M, int N, int K, float alpha, float beta) {
    __shared__ float As[TILE][TILE + 1];
    __shared__ float Bs[TILE][TILE + 1];

    const int tx = threadIdx.x, ty = threadIdx.y;
    const int row = blockIdx.y * TILE + ty;
    const int col = blockIdx.x * TILE + tx;

    float acc = 0.0f;
    const int tiles = (K + TILE - 1) / TILE;
    for (int t = 0; t < tiles; ++t) {
        As[ty][tx] = load_or_zero(A, row, t * TILE + tx, M, K);
        Bs[ty][tx] = load_or_zero(B, t * TILE + ty, col, K, N);
        __syncthreads();
#pragma unroll
        for (int k = 0; k < TILE; ++k) {
            acc += As[ty][k] * Bs[k][tx];
        }
        __syncthreads();
    }

    if (row < M && col < N) {
        const size_t at = static_cast<size_t>(row) * N + col;
        C[at] = alpha * acc + beta * C[at];
    }
}
