// verify:
// expect: proved
//
// All of the counter is zero in the end.
#include <cuda_runtime.h>

__global__ void total(float *part, unsigned *count, float *out)
{
    __shared__ bool last;
    if (threadIdx.x == 0) {
        part[blockIdx.x] = blockIdx.x;
        __threadfence();
        last = atomicAdd(count, 1) == gridDim.x - 1;
        __threadfence();
    }
    __syncthreads();
    if (last && threadIdx.x == 0) {
        float sum = 0;
        for (int b = 0; b < gridDim.x; b++)
            sum += part[b];
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
    cudaMemset(count, 60, 4);
    cudaMemset(count, 0, 4);
    total<<<64, 32>>>(part, count, out);
    cudaDeviceSynchronize();
}
