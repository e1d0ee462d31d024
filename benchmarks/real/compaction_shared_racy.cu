// verify: --block 256 --grid 64
// expect: defect(compact_by_block), proved(compact_by_warp)
//
// The place of the block is asked for before its last threads have counted.

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
    if (d > 0) dst[base + __popc(mask & ((1u << lane) - 1))] = d;
}
