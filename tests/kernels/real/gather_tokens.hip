// verify: --block 256 --grid 4096
// expect: proved
//
// Tokens permuted to expert order: counts by atomics in shared memory, vector copies of rows.
#include <hip/hip_runtime.h>
#include <hip/hip_fp16.h>
struct Row {
    const __half *src;
    __half *dst;
    int hidden;
};
__device__ void copy_row(const Row &r, int lane, int lanes) {
    const uint4 *s = reinterpret_cast<const uint4 *>(r.src);
    uint4 *d = reinterpret_cast<uint4 *>(r.dst);
    const int n = r.hidden / 8;
    for (int i = lane; i < n; i += lanes) d[i] = s[i];
}
__global__ void gather_tokens(const __half *__restrict__ x, __half *__restrict__ permuted, const int *__restrict__ source, int *__restrict__ expert_count, const int *__restrict__ expert_of, int experts, int hidden) {
    __shared__ int counts[64];
    for (int i = threadIdx.x; i < 64; i += blockDim.x) counts[i] = 0;
    __syncthreads();
    const size_t slot = blockIdx.x;
    if (threadIdx.x == 0) atomicAdd(&counts[expert_of[slot] & 63], 1);
    const Row row = {x + (size_t)source[slot] * hidden, permuted + slot * hidden, hidden};
    copy_row(row, threadIdx.x, blockDim.x);
    __syncthreads();
    for (int i = threadIdx.x; i < experts && i < 64; i += blockDim.x)
        if (counts[i]) atomicAdd(&expert_count[i], counts[i]);
}
