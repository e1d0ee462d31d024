// verify:
// expect: defect
//
// A variable that holds a literal or what the user says is what the user says.
#include <cstdlib>
#include <cuda_runtime.h>

static int pitch = 320;

__global__ void clear(float *data, int width, int pitch)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    if (x < width)
        data[blockIdx.y * pitch + x] = x; // error[race]: write, write
}

__attribute__((noinline)) void run(float *data)
{
    clear<<<dim3(2, 100), 256>>>(data, 300, pitch);
}

int main(int argc, char **argv)
{
    if (argc > 1)
        pitch = atoi(argv[1]);
    float *data;
    cudaMalloc(&data, sizeof(float) * 512 * 100);
    run(data);
    cudaDeviceSynchronize();
}
