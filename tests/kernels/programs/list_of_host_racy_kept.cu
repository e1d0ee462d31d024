// verify:
// expect: inconclusive(mark), proved(keep), proved(clear)
//
// A kernel keeps the list's address as a number, and another one clears the list by it.

#include <cstdlib>

__device__ int *kept;

__global__ void mark(const int *list, int *marks) {
    marks[list[threadIdx.x]] = threadIdx.x; // possible[race]: write, write
}

__global__ void keep(int *list) {
    atomicExch((unsigned long long *)&kept, (unsigned long long)list);
}

__global__ void clear() {
    kept[threadIdx.x] = 0;
}

int main() {
    int *list, *marks, *numbers = (int *)malloc(256 * sizeof(int));
    cudaMalloc(&list, 256 * sizeof(int));
    cudaMalloc(&marks, 256 * sizeof(int));
    for (int i = 0; i < 256; i++)
        numbers[i] = i;
    cudaMemcpy(list, numbers, 256 * sizeof(int), cudaMemcpyHostToDevice);
    keep<<<1, 1>>>(list);
    clear<<<1, 256>>>();
    mark<<<1, 256>>>(list, marks);
}
