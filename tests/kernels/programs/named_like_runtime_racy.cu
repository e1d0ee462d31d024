// verify:
// expect: inconclusive
//
// What throws is caught, and what is caught makes the rows too long.
#include <cstdlib>
#include <cuda_runtime.h>

extern "C" void cudaCheckOrThrow(int status);

__global__ void rows(float *data, int width, int pitch)
{
    if ((int)threadIdx.x < width)
        data[blockIdx.x * pitch + threadIdx.x] = threadIdx.x; // possible[race]: write, write
}

int main(int argc, char **argv)
{
    int width = 8;
    float *data;
    cudaMalloc(&data, 100 * 64 * sizeof(float));
    try {
        cudaCheckOrThrow(atoi(argv[1]));
    } catch (...) {
        width = 80;
    }
    rows<<<100, 128>>>(data, width, 64);
    cudaDeviceSynchronize();
}
