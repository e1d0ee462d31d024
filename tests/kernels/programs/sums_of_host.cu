// verify:
// expect: proved
// As `sums_of_host_racy.cu`, where the places decide nothing but what is written.
#include <algorithm>
#include <cstdlib>

__global__ void put(int *out, const int *places, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = places[i];
}

int main(int argc, char **argv) {
    int n = argc > 1 ? atoi(argv[1]) : 1000, sum = 0, most = 0;
    if (n < 1)
        return 1;
    int *held = (int *)malloc(n * sizeof(int)), *places, *out;
    cudaMalloc(&places, n * sizeof(int));
    cudaMalloc(&out, 4 * n * sizeof(int));
    for (int i = 0; i < n; i++) {
        held[i] = sum;
        for (int j = 0; j <= i % 3; j++)
            sum++;
    }
    cudaMemcpy(places, held, n * sizeof(int), cudaMemcpyHostToDevice);
    put<<<(n + 255) / 256, 256>>>(out, places, n);
    for (int i = 0; i < n; i++) {
        held[i] = most;
        most = std::max(most + 1, i + rand() % 2);
    }
    cudaMemcpy(places, held, n * sizeof(int), cudaMemcpyHostToDevice);
    put<<<(n + 255) / 256, 256>>>(out, places, n);
}
