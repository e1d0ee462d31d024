// verify:
// expect: defect
//
// As `numbers_compared.cu`, but nothing is compared.

#include <cstdio>
#include <cstdlib>

__global__ void by_pair(const int *list, int *cells) {
    cells[list[threadIdx.x]] = threadIdx.x; // error[race]: write, write
}

__global__ void by_drawn(const int *list, int *cells, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        cells[list[i]] = i; // error[race]: write, write
}

int main() {
    int first, second;
    if (scanf("%d %d", &first, &second) != 2)
        return 1;
    int pair[2] = {first, second};
    int n = 256;
    int *numbers = (int *)malloc(n * sizeof(int));
    for (int i = 0; i < n; i++)
        numbers[i] = rand() % 100000;
    int *list, *cells;
    int *drawn;
    cudaMalloc(&cells, 1 << 24);
    cudaMalloc(&list, sizeof(pair));
    cudaMalloc(&drawn, n * sizeof(int));
    cudaMemcpy(list, pair, sizeof(pair), cudaMemcpyHostToDevice);
    cudaMemcpy(drawn, numbers, n * sizeof(int), cudaMemcpyHostToDevice);
    by_pair<<<1, 2>>>(list, cells);
    by_drawn<<<2, 128>>>(drawn, cells, n);
    return cudaDeviceSynchronize();
}
