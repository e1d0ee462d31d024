// verify: --block 32 --grid 64,48
// expect: defect
//
// The scores of a thread begin one row early, in the last row of the values.

#define HEAD_DIM 64
#define TILE 32

__global__ void attention_tiled(const float *__restrict__ Q, const float *__restrict__ K,
                                const float *__restrict__ V, float *__restrict__ O,
                                float *__restrict__ lse, int seq, float scale, bool causal) {
    extern __shared__ float sram[];
    float *Kj = sram;
    float *Vj = &sram[TILE * HEAD_DIM];
    float *S = &sram[2 * TILE * HEAD_DIM - TILE];

    const int tx = threadIdx.x;
    const int head = blockIdx.y;
    const int q = blockIdx.x * TILE + tx;
    const size_t offset = static_cast<size_t>(head) * seq * HEAD_DIM;

    float query[HEAD_DIM], acc[HEAD_DIM];
    for (int d = 0; d < HEAD_DIM; ++d) {
        query[d] = (q < seq) ? Q[offset + q * HEAD_DIM + d] : 0.0f;
        acc[d] = 0.0f;
    }
    float m = -3.402823466e+38f, l = 0.0f;

    const int tiles = (seq + TILE - 1) / TILE;
    const int last = causal ? min(tiles, static_cast<int>(blockIdx.x) + 1) : tiles;
    for (int j = 0; j < last; ++j) {
        const int key = j * TILE + tx;
        for (int d = 0; d < HEAD_DIM; ++d) {
            Kj[tx * HEAD_DIM + d] = (key < seq) ? K[offset + key * HEAD_DIM + d] : 0.0f;
            Vj[tx * HEAD_DIM + d] = (key < seq) ? V[offset + key * HEAD_DIM + d] : 0.0f;
        }
        __syncthreads();

        float rowMax = m;
        for (int y = 0; y < TILE; ++y) {
            float sum = 0.0f;
            for (int d = 0; d < HEAD_DIM; ++d) sum += query[d] * Kj[y * HEAD_DIM + d];
            sum *= scale;
            if (j * TILE + y >= seq || (causal && j * TILE + y > q)) sum = -3.402823466e+38f;
            S[TILE * tx + y] = sum; // error[race]: write
            rowMax = fmaxf(rowMax, sum);
        }

        const float correction = __expf(m - rowMax);
        float rowSum = 0.0f;
        for (int d = 0; d < HEAD_DIM; ++d) acc[d] *= correction;
        for (int y = 0; y < TILE; ++y) {
            const float p = __expf(S[TILE * tx + y] - rowMax);
            rowSum += p;
            for (int d = 0; d < HEAD_DIM; ++d) acc[d] += p * Vj[y * HEAD_DIM + d]; // error[race]: read
        }
        l = l * correction + rowSum;
        m = rowMax;
        __syncthreads();
    }

    if (q >= seq) return;
    for (int d = 0; d < HEAD_DIM; ++d) O[offset + q * HEAD_DIM + d] = acc[d] / l;
    lse[static_cast<size_t>(head) * seq + q] = m + __logf(l);
}
