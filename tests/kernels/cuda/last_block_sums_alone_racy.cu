// verify: --block 128
// expect: defect
//
// No fence stands between the part and the number.

__device__ unsigned drawn;

__global__ void sum(const float *__restrict__ in, float *__restrict__ parts,
                    float *__restrict__ out) {
    __shared__ bool last;
    if (threadIdx.x == 0) {
        float part = 0;
        for (int i = 0; i < 128; i++)
            part += in[blockIdx.x * 128 + i];
        parts[blockIdx.x] = part; // error[race]: write
        last = atomicAdd(&drawn, 1) == gridDim.x - 1;
        __threadfence();
    }
    __syncthreads();
    if (last && threadIdx.x == 0) {
        float all = 0;
        for (int i = 0; i < gridDim.x; i++)
            all += parts[i]; // error[race]: read
        *out = all;
    }
}
