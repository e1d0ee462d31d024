// verify:
// expect: defect
//
// Where it lies has nothing to do with what the vector holds.
#include <cstdlib>
#include <cuda_runtime.h>
#include <vector>

__global__ void clear(float *data, int width)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    if (x < width)
        data[x / 2] = x; // error[race]: write, write
}

int main(int argc, char **argv)
{
    int width = atoi(argv[1]);
    if (width < 256 || width > 16384)
        return 1;
    float *data;
    cudaMalloc(&data, sizeof(float) * width);
    std::vector<int> widths;
    for (int i = 0; i < 8; i++)
        widths.push_back(width >> i);
    for (int level : widths)
        clear<<<(level + 255) / 256, 256>>>(data, level);
    cudaDeviceSynchronize();
}
