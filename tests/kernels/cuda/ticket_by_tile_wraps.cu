// verify: --block 64
// expect: proved
// The counter of a tile starts again behind the number of its last block.
__global__ void k(const float *a, float *part, float *out, unsigned *count) {
    __shared__ bool last;
    int t = threadIdx.x;
    part[(blockIdx.x * gridDim.y + blockIdx.y) * 64 + t] = a[t] * 2;
    __threadfence();
    __syncthreads();
    if (t == 0) last = atomicInc(&count[blockIdx.x], gridDim.y - 1) == gridDim.y - 1;
    __syncthreads();
    if (last) {
        __threadfence();
        float s = 0;
        for (int j = 0; j < gridDim.y; j++) s += part[(blockIdx.x * gridDim.y + j) * 64 + t];
        out[blockIdx.x * 64 + t] = s;
    }
}
