// verify: --block 256 --grid 132
// expect: proved
//
// Half of the warps copy the next tile while the other half computes with the last one.

#define TILE 512
#define PRODUCERS 128
#define CONSUMERS 128

__global__ void filter_stream(const float *__restrict__ in, float *__restrict__ out,
                              const float *__restrict__ taps, int tilesPerBlock) {
    __shared__ float stage[2][TILE];
    __shared__ float s_taps[4];
    const bool producer = threadIdx.x < PRODUCERS;
    const int lane = producer ? threadIdx.x : threadIdx.x - PRODUCERS;
    const size_t first = static_cast<size_t>(blockIdx.x) * tilesPerBlock;

    if (threadIdx.x < 4) s_taps[threadIdx.x] = taps[threadIdx.x];
    if (producer && tilesPerBlock > 0) {
        for (int i = lane; i < TILE; i += PRODUCERS) stage[0][i] = in[first * TILE + i];
    }
    __syncthreads();

    for (int t = 0; t < tilesPerBlock; ++t) {
        if (producer) {
            if (t + 1 < tilesPerBlock) {
                for (int i = lane; i < TILE; i += PRODUCERS) {
                    stage[(t + 1) & 1][i] = in[(first + t + 1) * TILE + i];
                }
            }
        } else {
            const float *tile = stage[t & 1];
            for (int i = lane; i < TILE; i += CONSUMERS) {
                float sum = 0.0f;
                for (int k = 0; k < 4; ++k) sum += s_taps[k] * tile[(i + TILE - k) % TILE];
                out[(first + t) * TILE + i] = sum;
            }
        }
        __syncthreads();
    }
}
