// verify: --block 256 --grid 128
// expect: proved(scatter_to_buckets), defect(bucket_offsets)
//
// The sums of the offsets are read and written in one go.

#define BUCKETS 64
#define CAPACITY 8192

typedef unsigned int uint;

__device__ __forceinline__ int find_bucket(const uint *splitters, uint key) {
    int b = 0;
#pragma unroll
    for (int half = BUCKETS / 2; half > 0; half >>= 1) {
        if (key >= splitters[b + half - 1]) b += half;
    }
    return b;
}

__global__ void scatter_to_buckets(const uint *__restrict__ keys, const uint *__restrict__ splitters,
                                   uint *__restrict__ buckets, uint *__restrict__ sizes, int n) {
    __shared__ uint s_splitters[BUCKETS];
    if (threadIdx.x < BUCKETS) s_splitters[threadIdx.x] = splitters[threadIdx.x];
    __syncthreads();

    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    const uint key = keys[i];
    const int b = find_bucket(s_splitters, key);
    const uint slot = atomicAdd(&sizes[b], 1u);
    if (slot < CAPACITY) buckets[b * CAPACITY + slot] = key;
}

__global__ void bucket_offsets(const uint *__restrict__ sizes, uint *__restrict__ offsets) {
    __shared__ uint s[BUCKETS];
    const int tid = threadIdx.x;
    if (blockIdx.x > 0) return;
    if (tid < BUCKETS) s[tid] = min(sizes[tid], (uint)CAPACITY);
    __syncthreads();
    for (int d = 1; d < BUCKETS; d <<= 1) {
        const uint add = (tid >= d && tid < BUCKETS) ? s[tid - d] : 0; // error[race]: read
        if (tid < BUCKETS) s[tid] += add; // error[race]: write
        __syncthreads();
    }
    if (tid < BUCKETS) offsets[tid] = (tid == 0) ? 0 : s[tid - 1];
}
