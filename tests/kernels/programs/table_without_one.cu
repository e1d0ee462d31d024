// verify:
// expect: proved

#include <algorithm>
#include <cstdlib>

// The three goes from a copy of the table alone.

__global__ void scatter(int *out, const int *place, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[place[i]] = i;
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    int *host = (int *)malloc(n * sizeof(int)), *out, *place;
    int *other = (int *)malloc(n * sizeof(int));
    for (int i = 0; i < n; i++)
        host[i] = i;
    for (int i = 0; i < n; i++)
        other[i] = i;
    std::remove(other, other + n, 3);
    cudaMalloc(&out, n * sizeof(int));
    cudaMalloc(&place, n * sizeof(int));
    cudaMemcpy(place, host, n * sizeof(int), cudaMemcpyHostToDevice);
    scatter<<<(n + 255) / 256, 256>>>(out, place, n);
    return cudaDeviceSynchronize();
}
