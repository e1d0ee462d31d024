// verify:
// expect: inconclusive

#include <algorithm>
#include <cstdlib>

// As `table_without_one.cu`; the table itself, which has its last number twice then.

__global__ void scatter(int *out, const int *place, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[place[i]] = i; // possible[race]: write, write
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    int *host = (int *)malloc(n * sizeof(int)), *out, *place;
    for (int i = 0; i < n; i++)
        host[i] = i;
    std::remove(host, host + n, 3);
    cudaMalloc(&out, n * sizeof(int));
    cudaMalloc(&place, n * sizeof(int));
    cudaMemcpy(place, host, n * sizeof(int), cudaMemcpyHostToDevice);
    scatter<<<(n + 255) / 256, 256>>>(out, place, n);
    return cudaDeviceSynchronize();
}
