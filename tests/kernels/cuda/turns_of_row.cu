// verify: --block 64
// expect: proved(runs), proved(strided), proved(alone)
// Blocks of a grid of one row take turns: of so many that follow each other, and of all of them.

__global__ void runs(float *out, int *lock, const float *a, int splits)
{
    int t = threadIdx.x, tile = blockIdx.x / splits, turn = blockIdx.x % splits;
    if (t == 0) {
        while (atomicAdd(&lock[tile], 0) != turn)
            ;
        __threadfence();
    }
    __syncthreads();
    out[tile * 64 + t] += a[t];
    __syncthreads();
    if (t == 0) {
        __threadfence();
        atomicExch(&lock[tile], turn + 1);
    }
}

__global__ void strided(float *out, int *lock, const float *a, int tiles)
{
    int t = threadIdx.x, tile = blockIdx.x % tiles, turn = blockIdx.x / tiles;
    if (t == 0) {
        while (atomicAdd(&lock[tile], 0) != turn)
            ;
        __threadfence();
    }
    __syncthreads();
    out[tile * 64 + t] += a[t];
    __syncthreads();
    if (t == 0) {
        __threadfence();
        atomicExch(&lock[tile], turn + 1);
    }
}

__global__ void alone(float *out, int *lock, const float *a)
{
    if (threadIdx.x == 0) {
        while (atomicAdd(lock, 0) != blockIdx.x)
            ;
        __threadfence();
        *out += a[blockIdx.x];
        __threadfence();
        atomicExch(lock, blockIdx.x + 1);
    }
}
