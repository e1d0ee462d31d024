// verify: --block 64
// expect: defect
// A block in the middle adds up before the others have left their parts.
__global__ void k(const float *a, float *part, float *out, unsigned *count) {
    __shared__ bool last;
    int t = threadIdx.x;
    part[(blockIdx.x * gridDim.y + blockIdx.y) * 64 + t] = a[t] * 2; // error[race]: write
    __threadfence();
    __syncthreads();
    if (t == 0) last = atomicInc(&count[blockIdx.x], gridDim.y - 1) == gridDim.y / 2;
    __syncthreads();
    if (last) {
        __threadfence();
        float s = 0;
        for (int j = 0; j < gridDim.y; j++) s += part[(blockIdx.x * gridDim.y + j) * 64 + t]; // error[race]: read
        out[blockIdx.x * 64 + t] = s;
    }
}
