// verify:
// expect: inconclusive
//
// A number without a sign may be a negative one, and so is what is left of it.

#include <cstdlib>
#include <random>
#include <vector>

__global__ void loss(const int *targets, float *rows, float *losses, int width) {
    float *row = rows + blockIdx.x * width;
    for (int i = threadIdx.x; i < width; i += blockDim.x)
        row[i] = row[i] * 0.5f; // possible[race]: write
    __syncthreads();
    if (threadIdx.x == 0)
        losses[blockIdx.x] = row[targets[blockIdx.x]]; // possible[race]: read
}

int main(int argc, char **argv) {
    int count = atoi(argv[1]), width = atoi(argv[2]);
    if (count <= 0 || width <= 0 || count > 65536 || width > 4096)
        return 1;
    std::vector<int> drawn(count);
    std::mt19937 engine(count);
    std::uniform_int_distribution<unsigned> numbers;
    for (int &one : drawn)
        one = (int)numbers(engine) % width;
    int *targets;
    float *rows, *losses;
    cudaMalloc(&targets, count * sizeof(int));
    cudaMalloc(&rows, sizeof(float) * count * width);
    cudaMalloc(&losses, count * sizeof(float));
    cudaMemcpy(targets, drawn.data(), count * sizeof(int), cudaMemcpyHostToDevice);
    loss<<<count, 256>>>(targets, rows, losses, width);
    return cudaDeviceSynchronize();
}
