// verify:
// expect: inconclusive
//
// Pairs of bytes are sorted: the numbers are others afterwards.

#include <cstdlib>
#include <cuda_runtime.h>

static float *key;

static int by_key(const void *a, const void *b) {
    short x = *(const short *)a, y = *(const short *)b;
    return x < y ? -1 : x > y;
}

__global__ void scatter(float *out, const int *rank, const float *in, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[rank[i]] = in[i]; // possible[race]: write, write
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    int *rank = (int *)malloc(n * sizeof(int));
    key = (float *)malloc(n * sizeof(float));
    for (int i = 0; i < n; i++) {
        rank[i] = i;
        key[i] = rand();
    }
    qsort(rank, 2 * n, sizeof(short), by_key);
    int *list;
    float *out, *in;
    cudaMalloc(&list, n * sizeof(int));
    cudaMalloc(&out, n * sizeof(float));
    cudaMalloc(&in, n * sizeof(float));
    cudaMemcpy(list, rank, n * sizeof(int), cudaMemcpyHostToDevice);
    scatter<<<(n + 255) / 256, 256>>>(out, list, in, n);
    cudaDeviceSynchronize();
}
