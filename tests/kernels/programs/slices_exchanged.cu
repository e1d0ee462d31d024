// verify:
// expect: proved
//
// Slices of one allocation that the rounds of a loop exchange, by pointers, by offsets and by a choice.
#include <cstdlib>
#include <cuda_runtime.h>
#include <utility>

__global__ void reverse(const float *in, float *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = in[n - 1 - i];
}

__global__ void by_offsets(const float *in, float *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = in[n - 1 - i];
}

__global__ void of_three(const float *in, float *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = in[n - 1 - i];
}

__global__ void chosen(const float *in, float *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = in[n - 1 - i];
}

int main(int argc, char **argv)
{
    int n = atoi(argv[1]), rounds = atoi(argv[2]);
    if (n < 1 || n > 1000000)
        return 1;
    float *pool;
    cudaMalloc(&pool, 3 * n * sizeof(float));
    int blocks = (n + 255) / 256;
    float *now = pool, *then = pool + n;
    for (int round = 0; round < rounds; round++) {
        reverse<<<blocks, 256>>>(now, then, n);
        std::swap(now, then);
    }
    int from = 0, to = n;
    for (int round = 0; round < rounds; round++) {
        by_offsets<<<blocks, 256>>>(pool + from, pool + to, n);
        std::swap(from, to);
    }
    float *first = pool, *second = pool + n, *third = pool + 2 * n;
    for (int round = 0; round < rounds; round++) {
        of_three<<<blocks, 256>>>(first, third, n);
        float *last = third;
        third = second;
        second = first;
        first = last;
    }
    bool is_back = argc > 3;
    chosen<<<blocks, 256>>>(is_back ? pool : pool + n, is_back ? pool + n : pool, n);
    cudaDeviceSynchronize();
}
