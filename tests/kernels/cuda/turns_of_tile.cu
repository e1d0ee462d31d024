// verify: --block 64 --grid 4,4,8
// expect: proved(add), proved(acquire), proved(wraps), proved(alone)
// The blocks of a tile take turns by a semaphore, which goes by their number within the tile.

__global__ void add(float *out, int *lock, const float *a)
{
    int t = threadIdx.x, tile = blockIdx.y * gridDim.x + blockIdx.x;
    if (t == 0) {
        while (atomicAdd(&lock[tile], 0) != blockIdx.z)
            ;
        __threadfence();
    }
    __syncthreads();
    out[tile * 64 + t] += a[t];
    __syncthreads();
    if (t == 0) {
        __threadfence();
        atomicExch(&lock[tile], blockIdx.z + 1);
    }
}

__device__ int load(int *lock)
{
    int state;
    asm volatile("ld.global.acquire.gpu.b32 %0, [%1];" : "=r"(state) : "l"(lock));
    return state;
}

__device__ void store(int *lock, int state)
{
    asm volatile("st.global.release.gpu.b32 [%0], %1;" : : "l"(lock), "r"(state));
}

__global__ void acquire(float *out, int *lock, const float *a)
{
    int t = threadIdx.x, tile = blockIdx.y * gridDim.x + blockIdx.x;
    if (t == 0)
        while (load(&lock[tile]) != blockIdx.z)
            ;
    __syncthreads();
    out[tile * 64 + t] += a[t];
    __syncthreads();
    if (t == 0)
        store(&lock[tile], blockIdx.z + 1);
}

// The last one leaves the lock as it was.
__global__ void wraps(float *out, int *lock, const float *a)
{
    int t = threadIdx.x, tile = blockIdx.y * gridDim.x + blockIdx.x;
    if (t == 0) {
        while (atomicAdd(&lock[tile], 0) != blockIdx.z)
            ;
        __threadfence();
    }
    __syncthreads();
    out[tile * 64 + t] += a[t];
    __syncthreads();
    if (t == 0) {
        int next = blockIdx.z + 1;
        if (next == gridDim.z)
            next = 0;
        __threadfence();
        atomicExch(&lock[tile], next);
    }
}

// One thread adds what its block has found, one after the other of all blocks.
__global__ void alone(float *out, int *lock, const float *a)
{
    int block = (blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
    if (threadIdx.x == 0) {
        while (atomicAdd(lock + blockIdx.x, 0) != blockIdx.z * 4 + blockIdx.y)
            ;
        __threadfence();
        out[blockIdx.x] += a[block];
        __threadfence();
        atomicExch(lock + blockIdx.x, blockIdx.z * 4 + blockIdx.y + 1);
    }
}
