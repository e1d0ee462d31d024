// verify:
// expect: proved
//
// An object with many arrays, whose destructor is long, beside something that may throw.
#include <cstdlib>
#include <cuda_runtime.h>
#include <vector>

__global__ void mirror(const float *in, float *out, int n)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < n && y < n)
        out[y * n + x] = in[y * n + n - 1 - x];
}

class Field
{
    int n;
    float *now, *then, *first, *second, *third, *fourth;
    dim3 block, grid;

public:
    explicit Field(int n) : n(n), block(16, 16), grid((n + 15) / 16, (n + 15) / 16)
    {
        cudaMalloc(&now, n * n * sizeof(float));
        cudaMalloc(&then, n * n * sizeof(float));
        cudaMalloc(&first, n);
        cudaMalloc(&second, n);
        cudaMalloc(&third, n);
        cudaMalloc(&fourth, n);
    }

    ~Field()
    {
        cudaFree(now);
        cudaFree(then);
        cudaFree(first);
        cudaFree(second);
        cudaFree(third);
        cudaFree(fourth);
    }

    void step() { mirror<<<grid, block>>>(now, then, n); }

    void read(std::vector<float> &all)
    {
        all.resize(n * n);
        cudaMemcpy(all.data(), then, n * n * sizeof(float), cudaMemcpyDeviceToHost);
    }
};

int main(int argc, char **argv)
{
    int n = atoi(argv[1]);
    if (n < 2 || n > 10000)
        return 1;
    Field field(n);
    for (int round = 0; round < 10; round++)
        field.step();
    std::vector<float> all;
    field.read(all);
}
