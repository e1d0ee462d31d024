// verify: --block 32 --grid '*'
// expect: proved
// Each block waits for the one before it: one thread waits, and one sets the next flag.
__global__ void chain(int *flags, int *sums, int *out) {
    int b = blockIdx.x, before = 0;
    if (b > 0) {
        if (threadIdx.x == 0) {
            while (atomicAdd(&flags[b - 1], 0) == 0)
                ;
            __threadfence();
        }
        __syncthreads();
        before = sums[b - 1];
        out[b * 32 + threadIdx.x] = before;
    }
    if (threadIdx.x == 0) {
        sums[b] = before + 1;
        __threadfence();
        atomicExch(&flags[b], 1);
    }
}
