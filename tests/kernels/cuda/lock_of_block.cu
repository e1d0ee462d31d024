// verify: --block 64 --grid 4
// expect: proved(add), proved(buckets), proved(rounds), proved(rows), proved(first), proved(scrambled)
// One thread takes the lock for its block, and gives it back behind a barrier.
__device__ int lock;
__device__ int locks[8];

__global__ void add(float *sums)
{
    if (threadIdx.x == 0) {
        while (atomicCAS(&lock, 0, 1) != 0)
            ;
        __threadfence();
    }
    __syncthreads();
    sums[threadIdx.x] += 1;
    __syncthreads();
    if (threadIdx.x == 0) {
        __threadfence();
        atomicExch(&lock, 0);
    }
}

__global__ void buckets(float *sums, int which)
{
    int bucket = (blockIdx.x + which) & 7;
    if (threadIdx.x == 0) {
        while (atomicCAS(&locks[bucket], 0, 1) != 0)
            ;
        __threadfence();
    }
    __syncthreads();
    sums[bucket * 64 + threadIdx.x] += 1;
    __syncthreads();
    if (threadIdx.x == 0) {
        __threadfence();
        atomicExch(&locks[bucket], 0);
    }
}

__global__ void rounds(float *sums, int n)
{
    for (int i = 0; i < n; i++) {
        if (threadIdx.x == 0) {
            while (atomicCAS(&lock, 0, 1) != 0)
                ;
            __threadfence();
        }
        __syncthreads();
        sums[threadIdx.x] += i;
        __syncthreads();
        if (threadIdx.x == 0) {
            __threadfence();
            atomicExch(&lock, 0);
        }
    }
}

// Two stretches under one lock.
__global__ void rows(float *sums)
{
    __shared__ float row[64];
    bool leads = threadIdx.x == 0 && threadIdx.y == 0;
    if (leads) {
        while (atomicCAS(&lock, 0, 1) != 0)
            ;
        __threadfence();
    }
    __syncthreads();
    row[threadIdx.x] = sums[threadIdx.x];
    __syncthreads();
    sums[threadIdx.x] = row[63 - threadIdx.x];
    __syncthreads();
    if (leads) {
        __threadfence();
        atomicExch(&lock, 0);
    }
}

// The one that takes it does something before the others.
__global__ void first(int *count, float *sums)
{
    __shared__ int old;
    if (threadIdx.x == 0) {
        while (atomicCAS(&lock, 0, 1) != 0)
            ;
        __threadfence();
        old = *count;
        *count = old + 1;
    }
    __syncthreads();
    sums[threadIdx.x] = old;
    __syncthreads();
    if (threadIdx.x != 0)
        return;
    __threadfence();
    atomicExch(&lock, 0);
}

// Who takes it is computed in many steps, each from the one before it twice.
#define MIX(x) x ^= x >> 3, x += x << 5
#define MIX4(x) MIX(x), MIX(x), MIX(x), MIX(x)
__device__ __forceinline__ bool leads(unsigned x)
{
    MIX4(x), MIX4(x), MIX4(x), MIX4(x), MIX4(x);
    return x == 0;
}

__global__ void scrambled(float *sums)
{
    if (leads(threadIdx.x)) {
        while (atomicCAS(&lock, 0, 1) != 0)
            ;
        __threadfence();
    }
    __syncthreads();
    sums[threadIdx.x] += 1;
    __syncthreads();
    if (leads(threadIdx.x)) {
        __threadfence();
        atomicExch(&lock, 0);
    }
}
