// verify:
// expect: inconclusive
//
// Each round has a list of its own, and the last one of them is never written.

#include <cstdlib>

__global__ void mark(const int *list, int *marks) {
    marks[list[threadIdx.x]] = threadIdx.x; // possible[race]: write, write
}

int main() {
    int *list, *marks, *numbers;
    cudaMalloc(&list, 256 * sizeof(int));
    cudaMalloc(&marks, 256 * sizeof(int));
    for (int i = 0; numbers = (int *)calloc(256, sizeof(int)), i < 256; i++)
        numbers[i] = i;
    cudaMemcpy(list, numbers, 256 * sizeof(int), cudaMemcpyHostToDevice);
    mark<<<1, 256>>>(list, marks);
}
