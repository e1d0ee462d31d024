// verify:
// expect: inconclusive
//
// One sample takes the place of another behind the shuffling.

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <random>
#include <vector>
#include <cuda_runtime.h>

__global__ void update(float *weight, const unsigned *order, int n, float rate) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        weight[order[i]] *= rate; // possible[race]: read, write
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    std::vector<unsigned> order(n);
    std::iota(order.begin(), order.end(), 0);
    std::mt19937 generator(7);
    unsigned *list;
    float *weight;
    cudaMalloc(&list, n * sizeof(unsigned));
    cudaMalloc(&weight, n * sizeof(float));
    for (int epoch = 0; epoch < 10; epoch++) {
        std::shuffle(order.begin(), order.end(), generator);
        order[epoch % n] = order[0];
        cudaMemcpy(list, order.data(), n * sizeof(unsigned), cudaMemcpyHostToDevice);
        update<<<(n + 127) / 128, 128>>>(weight, list, n, 0.5f);
    }
    cudaDeviceSynchronize();
}
