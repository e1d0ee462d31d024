// verify:
// expect: defect
//
// As `drawn_and_checked.cu`, but the host only adds up what the numbers are the places of.

#include <cstdio>
#include <cstdlib>

float weights[5000];

__global__ void mark(const int *list, int *marks, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        marks[list[i]] = i; // error[race]: write, write
}

int main() {
    int n = 1000;
    int *numbers = (int *)malloc(n * sizeof(int)), *list, *marks;
    for (int i = 0; i < n; i++)
        numbers[i] = rand() % 5000;
    cudaMalloc(&list, n * sizeof(int));
    cudaMalloc(&marks, 5000 * sizeof(int));
    for (int i = 0; i < 5000; i++)
        weights[i] = 1.0f / (1 + rand());
    float sum = 0;
    for (int i = 0; i < n; i++)
        sum += weights[numbers[i]];
    printf("%f\n", sum);
    cudaMemcpy(list, numbers, n * sizeof(int), cudaMemcpyHostToDevice);
    mark<<<(n + 255) / 256, 256>>>(list, marks, n);
    return cudaDeviceSynchronize();
}
