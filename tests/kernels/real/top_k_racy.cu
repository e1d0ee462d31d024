// verify: --block 256 --grid 128
// expect: defect
//
// The next round starts before the winner of the last one is taken out.

#define BLOCK 256
#define SCORES 1024
#define LOWEST (-3.402823466e+38f)

struct Candidate {
    float score;
    int index;
};

__device__ __forceinline__ Candidate better(Candidate a, Candidate b) {
    return (b.score > a.score || (b.score == a.score && b.index < a.index)) ? b : a;
}

__global__ void top_k_rows(const float *__restrict__ scores, float *__restrict__ outScores,
                           int *__restrict__ outIndices, int n, int k) {
    __shared__ float row[SCORES];
    __shared__ Candidate winners[BLOCK / 32];
    const int tid = threadIdx.x, lane = tid & 31, warp = tid >> 5;
    const int which = blockIdx.x;
    n = min(n, SCORES);

    for (int i = tid; i < SCORES; i += BLOCK) {
        row[i] = (i < n) ? scores[static_cast<size_t>(blockIdx.x) * SCORES + i] : LOWEST;
    }
    __syncthreads();

    for (int round = 0; round < k; ++round) {
        Candidate best = {LOWEST, 0};
        for (int i = tid; i < SCORES; i += BLOCK) {
            const Candidate c = {row[i], i}; // error[race?]: read
            best = better(best, c);
        }
        for (int d = 16; d > 0; d >>= 1) {
            Candidate other;
            other.score = __shfl_down_sync(0xffffffff, best.score, d);
            other.index = __shfl_down_sync(0xffffffff, best.index, d);
            best = better(best, other);
        }
        if (lane == 0) winners[warp] = best; // error[race?]: write
        __syncthreads();

        if (tid == 0) {
            for (int w = 1; w < BLOCK / 32; ++w) best = better(best, winners[w]); // error[race?]: read
            outScores[which * k + round] = best.score;
            outIndices[which * k + round] = best.index;
            row[best.index] = LOWEST; // error[race?]: write
        }
    }
}
