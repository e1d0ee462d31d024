// verify:
// expect: defect
//
// As `pushed_back.cu`, but the places come from a file.

#include <cstdio>
#include <vector>

__global__ void mark(const int *list, int *marks, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        marks[list[i]] = i; // error[race]: write, write
}

int main(int argc, char **argv) {
    std::vector<int> places;
    FILE *file = fopen(argv[1], "r");
    int place;
    while (fscanf(file, "%d", &place) == 1)
        places.push_back(place);
    int count = places.size();
    int *list, *marks;
    cudaMalloc(&list, count * sizeof(int));
    cudaMalloc(&marks, 1000 * sizeof(int));
    cudaMemcpy(list, places.data(), count * sizeof(int), cudaMemcpyHostToDevice);
    mark<<<(count + 255) / 256, 256>>>(list, marks, count);
    return cudaDeviceSynchronize();
}
