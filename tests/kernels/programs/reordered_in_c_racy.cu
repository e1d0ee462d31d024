// verify:
// expect: defect
//
// What compares also changes the elements.

#include <cstdlib>
#include <cuda_runtime.h>

static float *key;

static int by_key(const void *a, const void *b) {
    *(int *)a /= 2;
    float x = key[*(const int *)a], y = key[*(const int *)b];
    return x < y ? -1 : x > y;
}

__global__ void scatter(float *out, const int *rank, const float *in, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[rank[i]] = in[i]; // error[race]: write, write
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    int *rank = (int *)malloc(n * sizeof(int));
    key = (float *)malloc(n * sizeof(float));
    for (int i = 0; i < n; i++) {
        rank[i] = i;
        key[i] = rand();
    }
    qsort(rank, n, sizeof(int), by_key);
    int *list;
    float *out, *in;
    cudaMalloc(&list, n * sizeof(int));
    cudaMalloc(&out, n * sizeof(float));
    cudaMalloc(&in, n * sizeof(float));
    cudaMemcpy(list, rank, n * sizeof(int), cudaMemcpyHostToDevice);
    scatter<<<(n + 255) / 256, 256>>>(out, list, in, n);
    cudaDeviceSynchronize();
}
