// verify:
// expect: proved
//
// A loop over the options goes on in two ways behind its check, and takes what is good alone.
#include <cstdlib>
#include <cstring>
#include <cuda_runtime.h>

__global__ void warp_heads(const float *in, float *out)
{
    int warp = threadIdx.x / 32;
    if (threadIdx.x % 32 == 0)
        out[blockIdx.x * (blockDim.x / 32) + warp] = in[blockIdx.x * blockDim.x + threadIdx.x];
}

__global__ void rows(float *data, int width, int pitch)
{
    if ((int)threadIdx.x < width)
        data[blockIdx.x * pitch + threadIdx.x] = threadIdx.x;
}

int main(int argc, char **argv)
{
    int block = 256, width = 16;
    for (int i = 1; i + 1 < argc; i++) {
        if (!strcmp(argv[i], "-b")) {
            block = atoi(argv[++i]);
            if (block > 0 && block % 32 == 0)
                continue;
            return 1;
        } else if (!strcmp(argv[i], "-w")) {
            int wanted = atoi(argv[++i]);
            if (wanted <= 64)
                width = wanted;
        }
    }
    float *in, *out;
    cudaMalloc(&in, 100 * 1024 * sizeof(float));
    cudaMalloc(&out, 100 * 4096 * sizeof(float));
    warp_heads<<<100, block>>>(in, out);
    rows<<<100, 128>>>(out, width, 64);
    cudaDeviceSynchronize();
}
