// verify: --block 256 --grid 32,32
// expect: proved
//
// A product of matrices with 8 by 8 results a thread, tiles of A stored transposed.

template <int BM, int BN, int BK, int TM, int TN>
__global__ void __launch_bounds__((BM * BN) / (TM * TN))
    sgemm_register_tile(int M, int N, int K, float alpha, const float *__restrict__ A,
                        const float *__restrict__ B, float beta, float *__restrict__ C) {
    constexpr int THREADS = (BM * BN) / (TM * TN);
    __shared__ float As[BK * BM];
    __shared__ float Bs[BK * BN];

    const int cRow = blockIdx.y * BM, cCol = blockIdx.x * BN;
    const int threadCol = threadIdx.x % (BN / TN);
    const int threadRow = threadIdx.x / (BN / TN);
    const int innerRowA = threadIdx.x / BK, innerColA = threadIdx.x % BK;
    const int innerRowB = threadIdx.x / BN, innerColB = threadIdx.x % BN;
    constexpr int strideA = THREADS / BK, strideB = THREADS / BN;

    float results[TM * TN] = {0.0f};
    float regM[TM], regN[TN];

    for (int bk = 0; bk < K; bk += BK) {
        for (int off = 0; off < BM; off += strideA) {
            const int r = cRow + innerRowA + off, c = bk + innerColA;
            As[innerColA * BM + innerRowA + off] = (r < M && c < K) ? A[r * K + c] : 0.0f;
        }
        for (int off = 0; off < BK; off += strideB) {
            const int r = bk + innerRowB + off, c = cCol + innerColB;
            Bs[(innerRowB + off) * BN + innerColB] = (r < K && c < N) ? B[r * N + c] : 0.0f;
        }
        __syncthreads();

        for (int k = 0; k < BK; ++k) {
            for (int i = 0; i < TM; ++i) regM[i] = As[k * BM + threadRow * TM + i];
            for (int j = 0; j < TN; ++j) regN[j] = Bs[k * BN + threadCol * TN + j];
            for (int i = 0; i < TM; ++i) {
                for (int j = 0; j < TN; ++j) results[i * TN + j] += regM[i] * regN[j];
            }
        }
        __syncthreads();
    }

    for (int i = 0; i < TM; ++i) {
        for (int j = 0; j < TN; ++j) {
            const int r = cRow + threadRow * TM + i, c = cCol + threadCol * TN + j;
            if (r < M && c < N) {
                float *out = &C[r * N + c];
                *out = alpha * results[i * TN + j] + beta * *out;
            }
        }
    }
}

template __global__ void sgemm_register_tile<128, 128, 8, 8, 8>(int, int, int, float, const float *,
                                                                const float *, float, float *);
