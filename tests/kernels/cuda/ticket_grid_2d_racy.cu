// verify: --block 32 --grid *,3
// expect: defect
//
// As `ticket_grid_2d.cu`, where the last block of a row is taken for the last one of all.

__device__ unsigned drawn;

__global__ void sums(const float *__restrict__ in, float *__restrict__ parts,
                     float *__restrict__ out) {
    if (threadIdx.x != 0) return;
    parts[3 * (unsigned long long)blockIdx.x + blockIdx.y] = in[blockIdx.x]; // error[race]: write
    __threadfence();
    if (atomicAdd(&drawn, 1) == gridDim.x - 1) { // error[race]: atomic
        __threadfence();
        float all = 0;
        for (unsigned i = 0; i < 3 * gridDim.x; i++)
            all += parts[i]; // error[race]: read
        *out = all;
        drawn = 0; // error[race]: write
    }
}
