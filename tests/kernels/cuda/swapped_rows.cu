// verify: --block 256 --grid 1
// expect: proved
//
// Rows of one shared array, which are passed around in each round: all of the next one is computed from the
// last two ones.

__global__ void diagonals(int *result, int rounds) {
    extern __shared__ int rows[];
    int *last = rows, *now = rows + 300, *next = rows + 600;
    for (int i = threadIdx.x; i < 300; i += blockDim.x)
        last[i] = now[i] = i;
    __syncthreads();
    for (int round = 0; round < rounds; ++round) {
        for (int i = threadIdx.x + 1; i < 300; i += blockDim.x)
            next[i] = last[i - 1] + now[i];
        __syncthreads();
        int *free = last;
        last = now;
        now = next;
        next = free;
    }
    if (threadIdx.x == 0)
        *result = now[299];
}
