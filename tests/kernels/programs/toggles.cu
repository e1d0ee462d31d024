// verify:
// expect: proved
//
// Numbers that go between a few values from one round to the next.
#include <cstdlib>
#include <cuda_runtime.h>

// The planes that are read and written.
__global__ void step(float *planes, int n, int from, int to)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        planes[to * n + i] = planes[from * n + (i + 1) % n];
}

__global__ void warp_heads(const float *in, float *out)
{
    int warp = threadIdx.x / 32;
    if (threadIdx.x % 32 == 0)
        out[blockIdx.x * (blockDim.x / 32) + warp] = in[blockIdx.x * blockDim.x + threadIdx.x];
}

int main(int argc, char **argv)
{
    const int n = 1000;
    int rounds = atoi(argv[1]);
    float *planes, *out;
    cudaMalloc(&planes, 3 * n * sizeof(float));
    cudaMalloc(&out, 100 * 32 * sizeof(float));
    int now = 0, block = 64;
    for (int round = 0; round < rounds; round++) {
        step<<<(n + 255) / 256, 256>>>(planes, n, now, now ^ 1);
        now ^= 1;
    }
    int third = 0;
    for (int round = 0; round < rounds; round++) {
        step<<<(n + 255) / 256, 256>>>(planes, n, third, (third + 1) % 3);
        third = (third + 1) % 3;
        warp_heads<<<10, block>>>(planes, out);
        block = block < 512 ? 2 * block : 64;
    }
    cudaDeviceSynchronize();
}
