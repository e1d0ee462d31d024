// verify:
// expect: inconclusive
//
// Objects with two arrays each that are kept in a vector: one lies in the other.
#include <cstdlib>
#include <cuda_runtime.h>
#include <vector>

struct Tensor {
    float *data, *momentum;
    int count;
};

__global__ void update(float *data, float *momentum, int count)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count) {
        momentum[i] += data[i]; // possible[race]: write, read
        data[i] -= momentum[i]; // possible[race]: read, write
    }
}

static Tensor make(int count)
{
    Tensor tensor;
    tensor.count = count;
    cudaMalloc(&tensor.data, count * sizeof(float));
    tensor.momentum = tensor.data + 1;
    return tensor;
}

int main(int argc, char **argv)
{
    int n = atoi(argv[1]);
    std::vector<Tensor> tensors;
    for (int i = 1; i <= n; i++)
        tensors.push_back(make(i * n));
    for (Tensor &tensor : tensors)
        update<<<(tensor.count + 255) / 256, 256>>>(tensor.data, tensor.momentum, tensor.count);
    cudaDeviceSynchronize();
}
