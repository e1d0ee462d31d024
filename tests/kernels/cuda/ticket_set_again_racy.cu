// verify: --block 64 --grid 8,8,4
// expect: inconclusive
// Blocks of a tile share a counter, and one of them sets it again, before or behind others.
__global__ void k(const float *a, float *part, float *out, unsigned *count) {
    __shared__ bool last;
    int tile = blockIdx.y * gridDim.x + blockIdx.x;
    int t = threadIdx.x;
    part[(tile * gridDim.z + blockIdx.z) * 64 + t] = a[(tile * gridDim.z + blockIdx.z) * 64 + t] * 2;
    __threadfence();
    __syncthreads();
    if (t == 0) last = atomicAdd(&count[tile], 1u) == gridDim.z - 1; // possible[race]: atomic
    __syncthreads();
    if (t == 0 && blockIdx.z == 1) atomicExch(&count[tile], 0u); // possible[race]: atomic
    if (last) {
        __threadfence();
        float s = 0;
        for (int j = 0; j < gridDim.z; j++) s += part[(tile * gridDim.z + j) * 64 + t];
        out[tile * 64 + t] = s;
    }
}
