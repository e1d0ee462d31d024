// verify: --block 64 --grid '*,16'
// expect: defect
// Two rows of blocks share a counter.
__global__ void k(float *part, float *out, unsigned *count) {
    __shared__ bool last;
    if (threadIdx.x == 0) {
        part[blockIdx.y * gridDim.x + blockIdx.x] = blockIdx.x; // error[race]: write
        __threadfence();
        last = atomicAdd(&count[blockIdx.y / 2], 1u) == gridDim.x - 1;
    }
    __syncthreads();
    if (last && threadIdx.x == 0) {
        __threadfence();
        float s = 0;
        for (int j = 0; j < gridDim.x; j++)
            s += part[blockIdx.y * gridDim.x + j]; // error[race]: read
        out[blockIdx.y] = s;
    }
}
