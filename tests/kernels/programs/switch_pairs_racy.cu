// verify:
// expect: defect
//
// Widths and pitches that are chosen together go together, and one pair is the wrong way around.
#include <cstdlib>
#include <cuda_runtime.h>

__global__ void clear(float *data, int width, int pitch)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    if (x < width)
        data[blockIdx.y * pitch + x] = x; // error[race]: write, write
}

int main(int argc, char **argv)
{
    int width, pitch;
    switch (atoi(argv[1])) {
    case 0: width = 300; pitch = 320; break;
    case 1: width = 256; pitch = 200; break;
    case 2: width = 720; pitch = 1024; break;
    default: width = atoi(argv[2]); pitch = width;
    }
    if (width < 1 || width > 4096)
        return 1;
    float *data;
    cudaMalloc(&data, sizeof(float) * pitch * 100);
    clear<<<dim3((width + 255) / 256, 100), 256>>>(data, width, pitch);
    cudaDeviceSynchronize();
}
