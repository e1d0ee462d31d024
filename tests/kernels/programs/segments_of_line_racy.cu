// verify:
// expect: defect
//
// Segments are longer than the host puts them apart.

#include <cstdlib>

__global__ void fill(const int *first, float *out) {
    int i = threadIdx.x;
    out[first[blockIdx.x] + i] = i; // error[race]: write, write
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    if (n < 1 || n > 10000)
        return 1;
    int *filled = (int *)malloc(n * sizeof(int));
    for (int i = 0; i < n; i++)
        filled[i] = i * 100;
    int *first;
    float *out;
    cudaMalloc(&first, n * sizeof(int));
    cudaMalloc(&out, n * 100 * sizeof(float));
    cudaMemcpy(first, filled, n * sizeof(int), cudaMemcpyHostToDevice);
    fill<<<n, 128>>>(first, out);
    free(filled);
}
