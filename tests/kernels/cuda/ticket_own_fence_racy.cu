// verify: --block 64 --grid 4
// expect: defect
//
// Fences of other threads are none of the thread that draws: no barrier tells it of what
// they release.

__device__ bool fenced(bool condition) {
    __threadfence();
    return condition;
}

__global__ void last_block_gathers(int *parts, int *sums, unsigned *done, int rounds) {
    __shared__ bool last;
    int t = threadIdx.x;
    if (rounds == 12345) parts[blockIdx.x * 64 + t] = t; // error[race]: write
    if (t < 32 && fenced(t == 0)) {
        unsigned ticket = atomicAdd(done, 1u);
        __threadfence();
        last = ticket == gridDim.x - 1;
    }
    __syncthreads();
    if (last && t < 32) sums[t] = parts[t]; // error[race]: read
}
