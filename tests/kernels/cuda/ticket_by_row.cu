// verify: --block 64 --grid '*,16'
// expect: proved
// Each row of blocks has a counter, in a line of memory of its own.
__global__ void k(float *part, float *out, unsigned *count) {
    __shared__ bool last;
    if (threadIdx.x == 0) {
        part[blockIdx.y * gridDim.x + blockIdx.x] = blockIdx.x;
        __threadfence();
        last = atomicAdd(&count[blockIdx.y * 32], 1u) == gridDim.x - 1;
    }
    __syncthreads();
    if (last && threadIdx.x == 0) {
        __threadfence();
        float s = 0;
        for (int j = 0; j < gridDim.x; j++)
            s += part[blockIdx.y * gridDim.x + j];
        out[blockIdx.y] = s;
    }
}
