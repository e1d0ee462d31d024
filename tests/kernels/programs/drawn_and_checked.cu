// verify:
// expect: inconclusive
//
// The host looks for numbers that were drawn twice behind the copy, and does not launch then.

#include <cstdlib>

__global__ void mark(const int *list, int *marks, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        marks[list[i]] = i; // possible[race]: write, write
}

int main() {
    int n = 1000;
    int *numbers = (int *)malloc(n * sizeof(int)), *list, *marks;
    for (int i = 0; i < n; i++)
        numbers[i] = rand() % 5000;
    cudaMalloc(&list, n * sizeof(int));
    cudaMalloc(&marks, 5000 * sizeof(int));
    cudaMemcpy(list, numbers, n * sizeof(int), cudaMemcpyHostToDevice);
    char *seen = (char *)calloc(5000, 1);
    for (int i = 0; i < n; i++) {
        if (seen[numbers[i]])
            return 1;
        seen[numbers[i]] = 1;
    }
    mark<<<(n + 255) / 256, 256>>>(list, marks, n);
    return cudaDeviceSynchronize();
}
