// verify:
// expect: inconclusive
//
// The first byte of the counter is not zero: the fourth block takes itself for the last one.
#include <cuda_runtime.h>

__global__ void total(float *part, unsigned *count, float *out)
{
    __shared__ bool last;
    if (threadIdx.x == 0) {
        part[blockIdx.x] = blockIdx.x; // possible[race]: write
        __threadfence();
        last = atomicAdd(count, 1) == gridDim.x - 1;
        __threadfence();
    }
    __syncthreads();
    if (last && threadIdx.x == 0) {
        float sum = 0;
        for (int b = 0; b < gridDim.x; b++)
            sum += part[b]; // possible[race]: read
        *out = sum;
    }
}

int main()
{
    float *part, *out;
    unsigned *count;
    cudaMalloc(&part, 256);
    cudaMalloc(&out, 4);
    cudaMalloc(&count, 4);
    cudaMemset(count, 0, 4);
    cudaMemset(count, 60, 1);
    total<<<64, 32>>>(part, count, out);
    cudaDeviceSynchronize();
}
