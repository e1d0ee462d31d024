// verify: --block 64 --grid 64
// expect: proved
// Tiles of a grid of one row: every 16th block shares a counter.
__global__ void k(const float *a, float *part, float *out, unsigned *count) {
    const int tiles = 16;
    __shared__ bool last;
    int tile = blockIdx.x % tiles, splits = gridDim.x / tiles;
    int t = threadIdx.x;
    part[blockIdx.x * 64 + t] = a[blockIdx.x * 64 + t] * 2;
    __threadfence();
    __syncthreads();
    if (t == 0) last = atomicAdd(&count[tile], 1u) == splits - 1;
    __syncthreads();
    if (last) {
        __threadfence();
        float s = 0;
        for (int j = 0; j < splits; j++) s += part[(j * tiles + tile) * 64 + t];
        out[tile * 64 + t] = s;
        if (t == 0) count[tile] = 0;
    }
}
