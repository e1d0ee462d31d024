// verify:
// expect: inconclusive
//
// The program looks for numbers that are there twice in a sorted copy of what was read.

#include <algorithm>
#include <cstdio>
#include <vector>

__global__ void mark(const int *list, int *marks, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        marks[list[i]] = i; // possible[race]: write, write
}

int main(int argc, char **argv) {
    const int count = 1000;
    std::vector<int> places(count);
    FILE *file = fopen(argv[1], "rb");
    if (!file || fread(places.data(), sizeof(int), count, file) != count)
        return 1;
    std::vector<int> sorted = places;
    std::sort(sorted.begin(), sorted.end());
    if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end())
        return 1;
    int *list, *marks;
    cudaMalloc(&list, count * sizeof(int));
    cudaMalloc(&marks, 1 << 24);
    cudaMemcpy(list, places.data(), count * sizeof(int), cudaMemcpyHostToDevice);
    mark<<<(count + 255) / 256, 256>>>(list, marks, count);
    return cudaDeviceSynchronize();
}
