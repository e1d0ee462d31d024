// verify: --block 32 --grid *,3
// expect: proved
//
// The blocks of a grid of two dimensions draw from one counter; what the last one finds is theirs.

__device__ unsigned drawn;

__global__ void sums(const float *__restrict__ in, float *__restrict__ parts,
                     float *__restrict__ out) {
    if (threadIdx.x != 0) return;
    parts[3 * (unsigned long long)blockIdx.x + blockIdx.y] = in[blockIdx.x];
    __threadfence();
    if (atomicAdd(&drawn, 1) == gridDim.x * gridDim.y - 1) {
        __threadfence();
        float all = 0;
        for (unsigned i = 0; i < 3 * gridDim.x; i++)
            all += parts[i];
        *out = all;
        drawn = 0;
    }
}
