// verify: --block 256 --grid 64
// expect: proved
//
// As above, but a block counts in shared memory and takes its places all at once; and a warp by a
// vote.

__global__ void compact_by_block(const int *__restrict__ src, int *__restrict__ dst,
                                 int *__restrict__ count, int n) {
    __shared__ int local;
    if (threadIdx.x == 0) local = 0;
    __syncthreads();

    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    int d = 0, pos = 0;
    if (i < n) {
        d = src[i];
        if (d > 0) pos = atomicAdd(&local, 1);
    }
    __syncthreads();

    if (threadIdx.x == 0) local = atomicAdd(count, local);
    __syncthreads();

    if (i < n && d > 0) dst[local + pos] = d;
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

// The same for those that happen to be together.
__device__ int add_one_together(int *counter) {
    const unsigned int active = __activemask();
    const int leader = __ffs(active) - 1;
    const unsigned int lane = threadIdx.x & 31;
    const int rank = __popc(active & ((1u << lane) - 1));
    int base;
    if (rank == 0) base = atomicAdd(counter, __popc(active));
    base = __shfl_sync(active, base, leader);
    return base + rank;
}

__global__ void compact_together(const int *__restrict__ src, int *__restrict__ dst,
                                 int *__restrict__ count, int n) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        if (src[i] > 0) dst[add_one_together(count)] = src[i];
    }
}
