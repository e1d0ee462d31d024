// verify: --block 64 --grid 4
// expect: proved
//
// Slots are drawn on both sides of a barrier of the warp, which does not order other warps; the
// counter only counts, so no slot is drawn twice.

__global__ void twice(const int *__restrict__ in, int *__restrict__ out, int *__restrict__ count, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && in[i] > 0)
        out[atomicAdd(count, 1)] = i;
    __syncwarp();
    if (i < n && in[i] > 9)
        out[atomicAdd(count, 1)] = i;
}

__global__ void rounds(const int *__restrict__ in, int *__restrict__ out, int *__restrict__ count, int n) {
    for (int w = 0; w < n; w += 32) {
        if (in[w + threadIdx.x] > 0)
            out[atomicAdd(count, 1)] = w;
        __syncwarp();
    }
}
