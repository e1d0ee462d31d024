// verify:
// expect: inconclusive
//
// A number of the list becomes another one.

#include <cstdlib>

__global__ void mark(const int *list, int *marks, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        marks[list[i]] = i; // possible[race]: write, write
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    if (n < 1 || n > 10000)
        return 1;
    int *numbers = new int[n];
    for (int i = 0; i < n; i++)
        numbers[i] = i;
    numbers[0] = 1;
    int *list, *marks;
    cudaMalloc(&list, n * sizeof(int));
    cudaMalloc(&marks, n * sizeof(int));
    cudaMemcpy(list, numbers, n * sizeof(int), cudaMemcpyHostToDevice);
    mark<<<(n + 255) / 256, 256>>>(list, marks, n);
    delete[] numbers;
}
