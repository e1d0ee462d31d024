// verify:
// expect: inconclusive
//
// The stride of each image lies in a vector, which is not followed: that it is less than the width
// is nothing that the program is seen to do.
#include <cstdlib>
#include <cuda_runtime.h>
#include <vector>

struct Image {
    float *data;
    int width, height, stride;
};

__global__ void clear(Image image)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    if (x < image.width)
        image.data[blockIdx.y * image.stride + x] = x; // possible[race]: write, write
}

int main(int argc, char **argv)
{
    int width = atoi(argv[1]), height = atoi(argv[2]), count = atoi(argv[3]);
    if (width < 1 || height < 1 || width > 16384 || height > 16384)
        return 1;
    std::vector<Image> images;
    for (int i = 0; i < count; i++) {
        Image image{nullptr, width, height, (width + 31) / 32 * 32};
        cudaMalloc(&image.data, sizeof(float) * image.stride * height);
        images.push_back(image);
    }
    for (Image image : images)
        clear<<<dim3((image.width + 255) / 256, image.height), 256>>>(image);
    cudaDeviceSynchronize();
}
