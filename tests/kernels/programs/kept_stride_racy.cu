// verify:
// expect: defect
//
// The stride is what the user says.
#include <cstdlib>
#include <cuda_runtime.h>

struct Image {
    float *data;
    int width, height, stride;
};

__global__ void clear(Image image)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    if (x < image.width)
        image.data[blockIdx.y * image.stride + x] = x; // error[race]: write, write
}

int main(int argc, char **argv)
{
    int width = atoi(argv[1]), height = atoi(argv[2]), stride = atoi(argv[3]);
    if (width < 1 || height < 1 || width > 16384 || height > 16384 || stride < 1 || stride > 32768)
        return 1;
    Image image{nullptr, width, height, stride};
    cudaMalloc(&image.data, sizeof(float) * image.stride * height);
    clear<<<dim3((image.width + 255) / 256, image.height), 256>>>(image);
    cudaDeviceSynchronize();
}
