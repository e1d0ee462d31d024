// verify:
// expect: proved
//
// Sizes of blocks that stand in tables: which one is read goes for all that is read there.
#include <cstdlib>
#include <cuda_runtime.h>
#include <vector>

struct Shape {
    int block;
    int tile;
};

static const Shape shapes[3] = {{64, 2}, {128, 4}, {256, 8}};

__global__ void warp_heads(const float *in, float *out)
{
    int warp = threadIdx.x / 32;
    if (threadIdx.x % 32 == 0)
        out[blockIdx.x * (blockDim.x / 32) + warp] = in[blockIdx.x * blockDim.x + threadIdx.x];
}

// Each block has a tile of warps of its own.
__global__ void tiles(const float *in, float *out, int tile)
{
    int warp = threadIdx.x / 32;
    if (threadIdx.x % 32 == 0)
        out[blockIdx.x * tile + warp] = in[blockIdx.x * blockDim.x + threadIdx.x];
}

__global__ void of_vector(const float *in, float *out)
{
    int warp = threadIdx.x / 32;
    if (threadIdx.x % 32 == 0)
        out[blockIdx.x * (blockDim.x / 32) + warp] = in[blockIdx.x * blockDim.x + threadIdx.x];
}

__global__ void of_object(const float *in, float *out)
{
    int warp = threadIdx.x / 32;
    if (threadIdx.x % 32 == 0)
        out[blockIdx.x * (blockDim.x / 32) + warp] = in[blockIdx.x * blockDim.x + threadIdx.x];
}

int main(int argc, char **argv)
{
    float *in, *out;
    cudaMalloc(&in, 100 * 256 * sizeof(float));
    cudaMalloc(&out, 100 * 8 * sizeof(float));
    int which = atoi(argv[1]);
    warp_heads<<<100, shapes[which].block>>>(in, out);
    tiles<<<100, shapes[which].block>>>(in, out, shapes[which].tile);
    std::vector<int> sizes{64, 96, 128, 256, 512, 1024};
    for (int size : sizes)
        of_vector<<<100, size>>>(in, out);
    Shape *shape = new Shape{192, 6};
    of_object<<<100, shape->block>>>(in, out);
    delete shape;
    cudaDeviceSynchronize();
}
