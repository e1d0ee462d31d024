// verify:
// expect: defect
//
// Where something has to be destroyed the runtime is called as what may throw; the rows are wider than is allocated, and nothing is spread.
#include <cstdlib>
#include <cuda_runtime.h>
#include <vector>

__constant__ int spread;

__global__ void clear(float *data, int width, int height, size_t pitch)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    if (x < width && blockIdx.y < height)
        *((float *)((char *)data + blockIdx.y * pitch) + x) = x; // error[race]: write, write
}

__global__ void scatter(float *data)
{
    data[threadIdx.x * spread] = threadIdx.x; // error[race]: write, write
}

int main(int argc, char **argv)
{
    int width = atoi(argv[1]), height = atoi(argv[2]);
    if (width < 16 || height < 16 || width > 16384 || height > 16384)
        return 1;
    std::vector<float> host(width);
    float *data;
    size_t pitch;
    cudaMallocPitch((void **)&data, &pitch, (width - 8) * sizeof(float), height);
    clear<<<dim3((width + 255) / 256, height), 256>>>(data, width, height, pitch);
    int two = 0;
    cudaMemcpyToSymbol(spread, &two, sizeof two);
    scatter<<<1, 256>>>(data);
    cudaMemcpy(host.data(), data, width * sizeof(float), cudaMemcpyDeviceToHost);
}
