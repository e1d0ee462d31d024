// verify: --block 512 --grid 64
// expect: defect(scan_two_buffers), proved(scan_shuffle), proved(add_block_offsets)
//
// One buffer: neighbours are read while they are written.

#define BLOCK 512
#define WARPS (BLOCK / 32)

__global__ void scan_two_buffers(int *__restrict__ g_odata, const int *__restrict__ g_idata,
                                 int *__restrict__ blockTotals, int n) {
    extern __shared__ int temp[];
    const int thid = threadIdx.x;
    const int i = blockIdx.x * BLOCK + thid;
    int pout = 0, pin = 1;

    temp[pout * BLOCK + thid] = (i < n) ? g_idata[i] : 0;
    __syncthreads();
    for (int offset = 1; offset < BLOCK; offset <<= 1) {
        pin = pout;
        int v = temp[pin * BLOCK + thid];
        if (thid >= offset) v += temp[pin * BLOCK + thid - offset]; // error[race]: read
        temp[pout * BLOCK + thid] = v; // error[race]: write
        __syncthreads();
    }
    if (i < n) g_odata[i] = temp[pout * BLOCK + thid];
    if (thid == BLOCK - 1) blockTotals[blockIdx.x] = temp[pout * BLOCK + thid];
}

__device__ __forceinline__ int warp_scan(int v) {
    const int lane = threadIdx.x & 31;
#pragma unroll
    for (int d = 1; d < 32; d <<= 1) {
        const int up = __shfl_up_sync(0xffffffffu, v, d);
        if (lane >= d) v += up;
    }
    return v;
}

__global__ void scan_shuffle(int *__restrict__ data, int *__restrict__ blockTotals, int n) {
    __shared__ int sums[WARPS];
    const int i = blockIdx.x * BLOCK + threadIdx.x;
    const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;

    int v = warp_scan((i < n) ? data[i] : 0);
    if (lane == 31) sums[warp] = v;
    __syncthreads();

    if (warp == 0) {
        const int total = (lane < WARPS) ? sums[lane] : 0;
        const int scanned = warp_scan(total);
        if (lane < WARPS) sums[lane] = scanned;
    }
    __syncthreads();

    if (warp > 0) v += sums[warp - 1];
    if (i < n) data[i] = v;
    if (threadIdx.x == BLOCK - 1) blockTotals[blockIdx.x] = v;
}

__global__ void add_block_offsets(int *__restrict__ data, const int *__restrict__ scannedTotals,
                                  int n) {
    if (blockIdx.x == 0) return;
    const int i = blockIdx.x * BLOCK + threadIdx.x;
    if (i < n) data[i] += scannedTotals[blockIdx.x - 1];
}
