// verify:
// expect: inconclusive
//
// What is sorted begins in the middle of a number: halves of different ones come together.
#include <cstdlib>
#include <cstring>

static int by_upper_half(const void *a, const void *b) {
    unsigned short x, y;
    memcpy(&x, (const char *)a + 2, 2);
    memcpy(&y, (const char *)b + 2, 2);
    return x < y ? -1 : x > y;
}

__global__ void scatter(int *out, const int *rank, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[rank[i]] = i; // possible[race]: write, write
}

int main() {
    const int n = 1 << 17;
    int *rank = (int *)malloc(n * sizeof(int));
    for (int i = 0; i < n; i++)
        rank[i] = i;
    qsort((char *)rank + 2, n - 1, sizeof(int), by_upper_half);
    int *list, *out;
    cudaMalloc(&list, n * sizeof(int));
    cudaMalloc(&out, n * sizeof(int));
    cudaMemcpy(list, rank, n * sizeof(int), cudaMemcpyHostToDevice);
    scatter<<<n / 256, 256>>>(out, list, n);
    return cudaDeviceSynchronize();
}
