// verify: --block 64 --grid 32
// expect: defect(same_turn), defect(other_runs), defect(unfenced)
// Blocks take turns that are not theirs alone, or without a fence.

// Two blocks of a tile have the same turn.
__global__ void same_turn(float *out, int *lock, const float *a)
{
    int t = threadIdx.x, tile = blockIdx.x / 4, turn = blockIdx.x % 2;
    if (t == 0) {
        while (atomicAdd(&lock[tile], 0) != turn)
            ;
        __threadfence();
    }
    __syncthreads();
    out[tile * 64 + t] += a[t]; // error[race]: read, write
    __syncthreads();
    if (t == 0) {
        __threadfence();
        atomicExch(&lock[tile], turn + 1);
    }
}

// Runs that a lock is for are longer than those that turns are counted in.
__global__ void other_runs(float *out, int *lock, const float *a)
{
    int t = threadIdx.x, tile = blockIdx.x / 8, turn = blockIdx.x % 4;
    if (t == 0) {
        while (atomicAdd(&lock[tile], 0) != turn)
            ;
        __threadfence();
    }
    __syncthreads();
    out[tile * 64 + t] += a[t]; // error[race]: read, write
    __syncthreads();
    if (t == 0) {
        __threadfence();
        atomicExch(&lock[tile], turn + 1);
    }
}

// Nothing acquires what the block before has left.
__global__ void unfenced(float *out, int *lock, const float *a)
{
    int t = threadIdx.x, tile = blockIdx.x / 4, turn = blockIdx.x % 4;
    if (t == 0) {
        while (atomicAdd(&lock[tile], 0) != turn)
            ;
    }
    __syncthreads();
    out[tile * 64 + t] += a[t]; // error[race]: read, write
    __syncthreads();
    if (t == 0) {
        __threadfence();
        atomicExch(&lock[tile], turn + 1);
    }
}
