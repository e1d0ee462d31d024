// verify: --block 32 --grid 4
// expect: defect
// The flag is read once, and the block goes on whatever it holds.
__global__ void chain(int *flags, int *sums, int *out) {
    int b = blockIdx.x, before = 0;
    if (b > 0) {
        if (threadIdx.x == 0) {
            atomicAdd(&flags[b - 1], 0);
            __threadfence();
        }
        __syncthreads();
        before = sums[b - 1]; // error[race]: read
        out[b * 32 + threadIdx.x] = before;
    }
    if (threadIdx.x == 0) {
        sums[b] = before + 1; // error[race]: write
        __threadfence();
        atomicExch(&flags[b], 1);
    }
}
