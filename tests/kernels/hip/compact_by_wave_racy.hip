// verify: --block 256 --grid 64
// expect: defect
//
// A wave of 64 counts its votes, and one lane adds for all of them.

#include <hip/hip_runtime.h>

__global__ void compact(const int *src, int *dst, int *count, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const unsigned lane = threadIdx.x & 63;
    const int d = i < n ? src[i] : 0;
    const unsigned long long mask = __ballot_sync(~0ull, d > 0);
    int base = 0;
    if (lane == 0 && mask != 0) base = atomicAdd(count, __popc((unsigned)mask));
    base = __shfl_sync(~0ull, base, 0);
    if (d > 0) dst[base + __popcll(mask & ((1ull << lane) - 1))] = d; // error[race]: write, write
}
