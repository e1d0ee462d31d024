// verify:
// expect: defect
//
// One of the sizes is no whole number of warps; one tile is too small for its block; one table is
// changed elsewhere.
#include <cstdlib>
#include <cuda_runtime.h>
#include <vector>

struct Shape {
    int block;
    int tile;
};

static const Shape shapes[3] = {{64, 2}, {128, 4}, {256, 4}};

__global__ void tiles(const float *in, float *out, int tile)
{
    int warp = threadIdx.x / 32;
    if (threadIdx.x % 32 == 0)
        out[blockIdx.x * tile + warp] = in[blockIdx.x * blockDim.x + threadIdx.x]; // error[race]: write, write
}

__global__ void of_vector(const float *in, float *out)
{
    int warp = threadIdx.x / 32;
    if (threadIdx.x % 32 == 0)
        out[blockIdx.x * (blockDim.x / 32) + warp] = in[blockIdx.x * blockDim.x + threadIdx.x]; // error[race]: write, write
}

__global__ void of_object(const float *in, float *out)
{
    int warp = threadIdx.x / 32;
    if (threadIdx.x % 32 == 0)
        out[blockIdx.x * (blockDim.x / 32) + warp] = in[blockIdx.x * blockDim.x + threadIdx.x]; // error[race]: write, write
}

__global__ void of_another(const float *in, float *out)
{
    int warp = threadIdx.x / 32;
    if (threadIdx.x % 32 == 0)
        out[blockIdx.x * (blockDim.x / 32) + warp] = in[blockIdx.x * blockDim.x + threadIdx.x]; // error[race]: write, write
}

void choose(int *sizes);

int main(int argc, char **argv)
{
    float *in, *out;
    cudaMalloc(&in, 100 * 256 * sizeof(float));
    cudaMalloc(&out, 100 * 8 * sizeof(float));
    int which = atoi(argv[1]);
    tiles<<<100, shapes[which].block>>>(in, out, shapes[which].tile);
    std::vector<int> sizes{72, 100, 200};
    for (int size : sizes)
        of_vector<<<100, size>>>(in, out);
    Shape *shape = new Shape{100, 6};
    of_object<<<100, shape->block>>>(in, out);
    delete shape;
    int chosen[2] = {64, 128};
    choose(chosen);
    of_another<<<100, chosen[which & 1]>>>(in, out);
    cudaDeviceSynchronize();
}
