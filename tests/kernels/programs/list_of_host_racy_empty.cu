// verify:
// expect: inconclusive
//
// The loop makes no round where the number is negative.
#include <cstdlib>
#include <cstring>

__global__ void mark(const int *list, int *marks, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        marks[list[i]] = i; // possible[race]: write, write
}

int main(int argc, char **argv) {
    const int most = 1024;
    long n = atol(argv[1]);
    if (n > most || n >= 0 && n < most)
        return 1;
    int *numbers = (int *)malloc(most * sizeof(int));
    memset(numbers, 0, most * sizeof(int));
    for (long i = 0; i < n; i++)
        numbers[i] = (int)i;
    int *list, *marks;
    cudaMalloc(&list, most * sizeof(int));
    cudaMalloc(&marks, most * sizeof(int));
    cudaMemcpy(list, numbers, most * sizeof(int), cudaMemcpyHostToDevice);
    mark<<<most / 256, 256>>>(list, marks, most);
    return cudaDeviceSynchronize();
}
