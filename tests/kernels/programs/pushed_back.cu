// verify:
// expect: inconclusive(scale), inconclusive(mark)
//
// Segments and places that the program makes, in vectors that grow and in variables.

#include <cstdlib>
#include <vector>

static int places[1024];

__global__ void scale(const int *first, float *cells, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        for (int j = first[i]; j < first[i + 1]; j++)
            cells[j] *= 2; // possible[race]: read, write
}

__global__ void mark(const int *list, int *marks) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    marks[list[i]] = i; // possible[race]: write, write
}

int main(int argc, char **argv) {
    int count = atoi(argv[1]);
    std::vector<int> first;
    first.push_back(0);
    for (int i = 0; i < count; i++)
        first.push_back(first.back() + rand() % 8);
    for (int i = 0; i < 1024; i++)
        places[i] = 1023 - i;
    int *segments, *list, *marks;
    float *cells;
    cudaMalloc(&segments, first.size() * sizeof(int));
    cudaMalloc(&cells, first.back() * sizeof(float));
    cudaMalloc(&list, sizeof(places));
    cudaMalloc(&marks, sizeof(places));
    cudaMemcpy(segments, first.data(), first.size() * sizeof(int), cudaMemcpyHostToDevice);
    cudaMemcpy(list, places, sizeof(places), cudaMemcpyHostToDevice);
    scale<<<(count + 255) / 256, 256>>>(segments, cells, count);
    mark<<<4, 256>>>(list, marks);
    return cudaDeviceSynchronize();
}
