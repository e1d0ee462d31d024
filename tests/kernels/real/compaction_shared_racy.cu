// verify: --block 256 --grid 64
// expect: defect(compact_by_block), inconclusive(compact_by_warp), inconclusive(compact_together)
//
// The place of the block is asked for before its last threads have counted; a thread counts itself
// too; the sum goes to those that are above the first one as well.

__global__ void compact_by_block(const int *__restrict__ src, int *__restrict__ dst,
                                 int *__restrict__ count, int n) {
    __shared__ int local;
    if (threadIdx.x == 0) local = 0;
    __syncthreads();

    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    int d = 0, pos = 0;
    if (i < n) {
        d = src[i];
        if (d > 0) pos = atomicAdd(&local, 1); // error[race]: atomic
    }

    if (threadIdx.x == 0) local = atomicAdd(count, local); // error[race]: read, write
    __syncthreads();

    if (i < n && d > 0) dst[local + pos] = d; // error[race?]: write
}

__global__ void compact_by_warp(const int *__restrict__ src, int *__restrict__ dst,
                                int *__restrict__ count, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const int lane = threadIdx.x & 31;
    const int d = (i < n) ? src[i] : 0;
    const unsigned int mask = __ballot_sync(0xffffffffu, d > 0);
    int base = 0;
    if (lane == 0 && mask != 0) base = atomicAdd(count, __popc(mask));
    base = __shfl_sync(0xffffffffu, base, 0);
    // Also the last one's number is the next one's first.
    if (d > 0) dst[base + __popc(mask & ((2u << lane) - 1))] = d; // possible[race]: write, write
}

__global__ void compact_together(const int *__restrict__ src, int *__restrict__ dst,
                                 int *__restrict__ count, int n) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        if (src[i] > 0) {
            const unsigned int active = __activemask();
            const unsigned int lane = threadIdx.x & 31;
            const int rank = __popc(active & ((1u << lane) - 1));
            int base;
            if (rank == 0) base = atomicAdd(count, __popc(active));
            base = __shfl_sync(active, base, 31 - __clz(active));
            dst[base + rank] = src[i]; // possible[race]: write, write
        }
    }
}
