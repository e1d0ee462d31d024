// verify: --block 128 --grid 4096
// expect: defect
//
// Two lanes of each warp write the vertex.
#include <stdint.h>
#define FULL 0xffffffffu
__device__ __forceinline__ float warp_sum(float v) {
    for (int o = warpSize / 2; o; o >>= 1) v += __shfl_down_sync(FULL, v, o);
    return v;
}
template <typename vid_t, typename eid_t>
__global__ void pagerank_pull(const eid_t *__restrict__ offsets, const vid_t *__restrict__ sources,
                              const float *__restrict__ contrib, const int *__restrict__ out_degree,
                              float *__restrict__ score, float *__restrict__ next_contrib, float base, float damping,
                              vid_t n, float *diff) {
    const unsigned lane = threadIdx.x & 31u;
    const vid_t warp = (blockIdx.x * blockDim.x + threadIdx.x) >> 5;
    const vid_t warps = (gridDim.x * blockDim.x) >> 5;
    float err = 0.f;
    for (vid_t v = warp; v < n; v += warps) {
        float sum = 0.f;
        for (eid_t e = offsets[v] + lane; e < offsets[v + 1]; e += 32) sum += contrib[sources[e]];
        sum = warp_sum(sum);
        if (lane < 2) {
            const float fresh = base + damping * sum;
            err += fabsf(fresh - score[v]);  // error[race?]: read
            score[v] = fresh;  // error[race?]: write
            next_contrib[v] = fresh / max(out_degree[v], 1);  // error[race?]: write
        }
    }
    if (lane == 0 && err != 0.f) atomicAdd(diff, err);
}
template __global__ void pagerank_pull<uint32_t, uint64_t>(const uint64_t *, const uint32_t *, const float *, const int *,
                                                           float *, float *, float, float, uint32_t, float *);
