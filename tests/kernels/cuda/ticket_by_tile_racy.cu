// verify: --block 64 --grid 8,8,4
// expect: defect
// Tiles of one column share a counter: the last number of a tile is not the last of its blocks.
__global__ void k(const float *a, float *part, float *out, unsigned *count) {
    __shared__ bool last;
    int tile = blockIdx.y * gridDim.x + blockIdx.x;
    int t = threadIdx.x;
    part[(tile * gridDim.z + blockIdx.z) * 64 + t] = a[(tile * gridDim.z + blockIdx.z) * 64 + t] * 2; // error[race]: write
    __threadfence();
    __syncthreads();
    if (t == 0) last = atomicAdd(&count[blockIdx.x], 1u) == gridDim.z - 1; // error[race]: atomic
    __syncthreads();
    if (last) {
        __threadfence();
        float s = 0;
        for (int j = 0; j < gridDim.z; j++) s += part[(tile * gridDim.z + j) * 64 + t]; // error[race]: read
        out[tile * 64 + t] = s;
        if (t == 0) count[blockIdx.x] = 0; // error[race]: write
    }
}
