// verify: --block 64 --grid 4
// expect: proved
//
// The thread that draws fences by itself, behind a barrier that tells it of what others wrote.

__device__ bool fenced(bool condition) {
    __threadfence();
    return condition;
}

__global__ void last_block_gathers(int *parts, int *sums, unsigned *done, int rounds) {
    __shared__ bool last;
    int t = threadIdx.x;
    if (rounds == 12345) parts[blockIdx.x * 64 + t] = t;
    __syncthreads();
    if (t < 32 && t == 0 && fenced(true)) {
        unsigned ticket = atomicAdd(done, 1u);
        __threadfence();
        last = ticket == gridDim.x - 1;
    }
    __syncthreads();
    if (last && t < 32) sums[t] = parts[t];
}
