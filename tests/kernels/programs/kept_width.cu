// verify:
// expect: inconclusive
//
// The widths lie in a vector: that none is larger than the pitch is not seen.
#include <cstdlib>
#include <cuda_runtime.h>
#include <vector>

__global__ void clear(float *data, int width, int pitch)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    if (x < width)
        data[blockIdx.y * pitch + x] = x; // possible[race]: write, write
}

int main(int argc, char **argv)
{
    int width = atoi(argv[1]), height = atoi(argv[2]);
    if (width < 256 || height < 1 || width > 16384 || height > 16384)
        return 1;
    float *data;
    cudaMalloc(&data, sizeof(float) * width * height);
    std::vector<int> widths;
    for (int i = 0; i < 8; i++)
        widths.push_back(width >> i);
    for (int level : widths)
        clear<<<dim3((level + 255) / 256, height), 256>>>(data, level, width);
    cudaDeviceSynchronize();
}
