// verify: --block 64 --grid *
// expect: inconclusive(by_bucket), inconclusive(by_round)
//
// As `drawn_in_buckets.cu`, where a place too many is used, or counters are set to a negative number.

#define BUCKETS 16
#define PLACES 32

__global__ void by_bucket(const int *__restrict__ keys, int *__restrict__ kept, int n) {
    __shared__ int counts[BUCKETS];
    __shared__ int buckets[BUCKETS][PLACES];
    if (threadIdx.x < BUCKETS) counts[threadIdx.x] = 0;
    __syncthreads();
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        int bucket = keys[i] & (BUCKETS - 1);
        int place = atomicAdd(&counts[bucket], 1);
        if (place <= PLACES) buckets[bucket][place] = i; // possible[race]: write, write
    }
    __syncthreads();
    if (threadIdx.x < BUCKETS && counts[threadIdx.x] > 0)
        atomicMax(&kept[threadIdx.x], buckets[threadIdx.x][0]);
}

// The counters are set again in each round.
__global__ void by_round(const int *__restrict__ keys, int *__restrict__ kept, int rounds) {
    __shared__ int counts[BUCKETS];
    __shared__ int buckets[BUCKETS][PLACES];
    for (int round = 0; round < rounds; round++) {
        if (threadIdx.x < BUCKETS) counts[threadIdx.x] = -PLACES;
        __syncthreads();
        int bucket = keys[round * 64 + threadIdx.x] & (BUCKETS - 1);
        int place = atomicAdd(&counts[bucket], 1);
        if (place < PLACES) buckets[bucket][place] = threadIdx.x; // possible[race]: write, write
        __syncthreads();
        if (threadIdx.x < BUCKETS && counts[threadIdx.x] > 0)
            atomicMax(&kept[threadIdx.x], buckets[threadIdx.x][0]);
        __syncthreads();
    }
}
