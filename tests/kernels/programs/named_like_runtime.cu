// verify:
// expect: proved
//
// What throws is caught, and what is caught is mended.
#include <cstdlib>
#include <cuda_runtime.h>

extern "C" void cudaCheckOrThrow(int status);

__global__ void rows(float *data, int width, int pitch)
{
    if ((int)threadIdx.x < width)
        data[blockIdx.x * pitch + threadIdx.x] = threadIdx.x;
}

int main(int argc, char **argv)
{
    int width = 8;
    float *data;
    cudaMalloc(&data, 100 * 64 * sizeof(float));
    try {
        cudaCheckOrThrow(atoi(argv[1]));
    } catch (...) {
        width = 64;
    }
    rows<<<100, 128>>>(data, width, 64);
    cudaDeviceSynchronize();
}
