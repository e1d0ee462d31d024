// verify:
// expect: inconclusive
//
// Half of the numbers are zero when all are sorted.

#include <algorithm>
#include <cstdlib>
#include <vector>
#include <cuda_runtime.h>

__global__ void gather(float *out, const int *row, const float *in, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[row[i]] = in[i]; // possible[race]: write, write
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    std::vector<int> row(n);
    std::vector<float> key(n);
    for (int i = 0; i < n / 2; i++)
        row[i] = i;
    for (int i = 0; i < n; i++)
        key[i] = rand();
    std::sort(row.begin(), row.end(), [&](int a, int b) { return key[a] < key[b]; });
    int *list;
    float *out, *in;
    cudaMalloc(&list, n * sizeof(int));
    cudaMalloc(&out, n * sizeof(float));
    cudaMalloc(&in, n * sizeof(float));
    cudaMemcpy(list, row.data(), n * sizeof(int), cudaMemcpyHostToDevice);
    gather<<<(n + 255) / 256, 256>>>(out, list, in, n);
    cudaDeviceSynchronize();
}
