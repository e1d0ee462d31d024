// verify:
// expect: proved
//
// What a loop takes from a loop in it is checked itself.
#include <cstdlib>
#include <cuda_runtime.h>

__global__ void warp_heads(float *out)
{
    int warp = threadIdx.x / 32;
    if (threadIdx.x % 32 == 0)
        out[blockIdx.x * (blockDim.x / 32) + warp] = blockIdx.x;
}

int main(int argc, char **argv)
{
    int block = 64, i = 1;
    while (i < argc) {
        int last = block, value;
        while ((value = atoi(argv[i])) > 0) {
            last = value;
            if (++i >= argc)
                return 1;
        }
        if (last % 32 != 0)
            return 1;
        block = value % 64 == 0 ? last : block;
        i++;
    }
    float *out;
    cudaMalloc(&out, 100 * 32 * sizeof(float));
    if (block > 0 && block <= 1024)
        warp_heads<<<100, block>>>(out);
    cudaDeviceSynchronize();
}
