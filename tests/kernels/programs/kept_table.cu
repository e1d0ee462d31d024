// verify:
// expect: proved
//
// Widths and pitches that belong together stand in one row of a table.
#include <cstdlib>
#include <cuda_runtime.h>

static const int sizes[4][2] = {{300, 320}, {200, 256}, {100, 128}, {50, 64}};

__global__ void clear(float *data, int width, int pitch)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    if (x < width)
        data[blockIdx.y * pitch + x] = x;
}

int main(int argc, char **argv)
{
    int which = atoi(argv[1]) & 3;
    int width = sizes[which][0], pitch = sizes[which][1];
    float *data;
    cudaMalloc(&data, sizeof(float) * pitch * 100);
    clear<<<dim3((width + 255) / 256, 100), 256>>>(data, width, pitch);
    cudaDeviceSynchronize();
}
