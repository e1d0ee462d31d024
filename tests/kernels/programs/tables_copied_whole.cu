// verify: 
// expect: proved
// A table of pointers that the host fills by elements: each round brings the new pointer alone, so that none is there
// twice.
#include <cstdlib>
#include <cuda_runtime.h>
#include <string.h>
#include <vector>

#define CHECK(call) do { if ((call) != cudaSuccess) exit(1); } while (0)

__global__ void add(float *const *rows, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        rows[blockIdx.y][i] += blockIdx.y;
}

void by_vector(int m, int n) {
    std::vector<float *> rows(m);
    float **table;
    CHECK(cudaMalloc(&table, m * sizeof(float *)));
    for (int i = 0; i < m; i++) {
        float *row;
        CHECK(cudaMalloc(&row, n * sizeof(float)));
        rows[i] = row;
        CHECK(cudaMemcpy(table + i, &rows[i], sizeof(float *), cudaMemcpyHostToDevice));
    }
    add<<<dim3((n + 255) / 256, m), 256>>>(table, n);
}

void by_array(int m, int n) {
    float **rows = (float **)malloc(m * sizeof(float *)), **table;
    CHECK(cudaMalloc(&table, m * sizeof(float *)));
    for (int i = 0; i < m; i++) {
        CHECK(cudaMalloc(&rows[i], n * sizeof(float)));
        CHECK(cudaMemcpy(&table[i], &rows[i], sizeof(float *), cudaMemcpyHostToDevice));
    }
    add<<<dim3((n + 255) / 256, m), 256>>>(table, n);
}

int main(int argc, char **argv) {
    int m = atoi(argv[1]), n = atoi(argv[2]);
    if (m < 1 || m > 1000 || n < 1 || n > 1000000)
        return 1;
    by_vector(m, n);
    by_array(m, n);
    return cudaDeviceSynchronize();
}
