// verify:
// expect: defect
//
// As `checked_in_copy.cu`, but nobody looks.

#include <algorithm>
#include <cstdio>
#include <vector>

__global__ void mark(const int *list, int *marks, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        marks[list[i]] = i; // error[race]: write, write
}

int main(int argc, char **argv) {
    const int count = 1000;
    std::vector<int> places(count);
    FILE *file = fopen(argv[1], "rb");
    if (!file || fread(places.data(), sizeof(int), count, file) != count)
        return 1;
    std::vector<int> copy = places;
    int *list, *marks;
    cudaMalloc(&list, count * sizeof(int));
    cudaMalloc(&marks, 1 << 24);
    cudaMemcpy(list, copy.data(), count * sizeof(int), cudaMemcpyHostToDevice);
    mark<<<(count + 255) / 256, 256>>>(list, marks, count);
    return cudaDeviceSynchronize();
}
