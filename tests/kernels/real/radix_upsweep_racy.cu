// verify: --block 128 --grid 1024 --assume 'spine.blocks == 1024'
// expect: defect
//
// No barrier between counting and summing.
#include <stdint.h>
#define RADIX_BITS 4
#define RADIX (1 << RADIX_BITS)
#define THREADS 128
struct Spine {
    uint32_t *counts;
    int blocks;
};
template <typename K>
__device__ __forceinline__ unsigned digit(K key, int bit) { return (key >> bit) & (RADIX - 1); }
__global__ void upsweep(const uint32_t *__restrict__ keys, Spine spine, int n, int bit, int per_block) {
    __shared__ union {
        uint8_t bytes[RADIX][THREADS];
        uint32_t words[RADIX][THREADS / 4];
    } s;
    const int t = threadIdx.x;
#pragma unroll
    for (int i = t; i < RADIX * THREADS / 4; i += THREADS) (&s.words[0][0])[i] = 0;
    __syncthreads();
    const int begin = blockIdx.x * per_block;
    const int end = min(begin + per_block, n);
    for (int i = begin + t; i < end; i += THREADS) s.bytes[digit(keys[i], bit)][t]++;  // error[race]: write
    if (t < RADIX) {
        uint32_t sum = 0;
        for (int i = 0; i < THREADS / 4; ++i) {
            uint32_t w = s.words[t][(i + t) % (THREADS / 4)];  // error[race]: read
            sum += (w & 255) + ((w >> 8) & 255) + ((w >> 16) & 255) + (w >> 24);
        }
        spine.counts[t * spine.blocks + blockIdx.x] = sum;
    }
}
