// verify: --block 256 --grid 64
// expect: proved
//
// The first two passes of a radix sort: digits of each block are counted, and counts of each digit
// scanned.

#include <hip/hip_runtime.h>

#define BLOCK 256
#define RADIX_BITS 4
#define RADIX (1 << RADIX_BITS)
#define KEYS_PER_THREAD 4

__device__ __forceinline__ unsigned int digit_of(unsigned int key, int bit) {
    return (key >> bit) & (RADIX - 1);
}

__global__ void radix_count(const unsigned int *__restrict__ keys, unsigned int *__restrict__ counts,
                            int n, int bit) {
    __shared__ unsigned int s_counts[RADIX];
    if (threadIdx.x < RADIX) s_counts[threadIdx.x] = 0;
    __syncthreads();

    const int first = blockIdx.x * (BLOCK * KEYS_PER_THREAD);
#pragma unroll
    for (int k = 0; k < KEYS_PER_THREAD; ++k) {
        const int i = first + k * BLOCK + threadIdx.x;
        if (i < n) atomicAdd(&s_counts[digit_of(keys[i], bit)], 1u);
    }
    __syncthreads();

    if (threadIdx.x < RADIX) {
        counts[threadIdx.x * gridDim.x + blockIdx.x] = s_counts[threadIdx.x];
    }
}

__global__ void radix_scan(unsigned int *__restrict__ counts, unsigned int *__restrict__ totals,
                           int numBlocks) {
    __shared__ unsigned int s[BLOCK];
    __shared__ unsigned int s_carry;
    const int digit = blockIdx.x;
    const int tid = threadIdx.x;
    if (digit >= RADIX) return;
    unsigned int *row = counts + static_cast<long long>(digit) * numBlocks;

    if (tid == 0) s_carry = 0;
    __syncthreads();
    for (int base = 0; base < numBlocks; base += BLOCK) {
        const int i = base + tid;
        const unsigned int own = (i < numBlocks) ? row[i] : 0;
        s[tid] = own;
        __syncthreads();
        for (int d = 1; d < BLOCK; d *= 2) {
            const unsigned int left = (tid >= d) ? s[tid - d] : 0;
            __syncthreads();
            s[tid] += left;
            __syncthreads();
        }
        const unsigned int carry = s_carry;
        if (i < numBlocks) row[i] = carry + s[tid] - own;
        __syncthreads();
        if (tid == BLOCK - 1) s_carry = carry + s[tid];
        __syncthreads();
    }
    if (tid == 0) totals[digit] = s_carry;
}
