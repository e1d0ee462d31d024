// verify:
// expect: inconclusive
//
// A function reads the same word of the command line twice.

#include <cstdlib>

__global__ void shift(float *data, int count, int other) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        data[i] += data[count == other || i == 0 ? i : i - 1]; // possible[race]: read, write
}

int main(int argc, char **argv) {
    auto number = [&](int word, int otherwise) {
        return argc > word ? atoi(argv[word]) : otherwise;
    };
    int count = number(1, 64);
    int other = number(1, 64);
    if (count < 2 || count > 100000)
        return 1;
    float *data;
    cudaMalloc(&data, count * sizeof(float));
    shift<<<(count + 63) / 64, 64>>>(data, count, other);
    return cudaDeviceSynchronize();
}
