// verify:
// expect: inconclusive
// Tables that are put together in loops, from vectors and from memory that is copied.
#include <cstdlib>
#include <cstring>
#include <cuda_runtime.h>
#include <vector>

struct Row {
    float *cells, *sums;
};

__global__ void add(float *const *rows, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) rows[blockIdx.y][i] += blockIdx.y;
}

__global__ void sum(const Row *rows, int n) {
    Row row = rows[blockIdx.y];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n - 1) row.sums[i] = row.cells[i] + row.cells[i + 1];
}

template <typename T> T *upload(const std::vector<T> &all) {
    T *to;
    cudaMalloc(&to, all.size() * sizeof(T));
    cudaMemcpy(to, all.data(), all.size() * sizeof(T), cudaMemcpyHostToDevice);
    return to;
}

int main(int argc, char **argv) {
    const int n = 4096;
    int count = argc > 1 ? atoi(argv[1]) : 8;
    std::vector<float *> pushed;
    std::vector<Row> rows;
    for (int i = 0; i < count; i++) {
        float *cells, *sums;
        cudaMalloc(&cells, n * sizeof(float));
        cudaMalloc(&sums, n * sizeof(float));
        pushed.push_back(i % 2 ? pushed[i - 1] : cells);
        rows.push_back({cells, i % 2 ? rows[i - 1].cells : sums});
    }
    std::vector<Row> filled(4);
    for (auto &row : filled) {
        cudaMalloc(&row.cells, n * sizeof(float));
        cudaMalloc(&row.sums, n * sizeof(float));
    }
    add<<<dim3(16, count), 256>>>(upload(pushed), n);
    sum<<<dim3(16, count), 256>>>(upload(rows), n);
    filled[1].sums = filled[0].cells;
    sum<<<dim3(16, 4), 256>>>(upload(filled), n);

    float **pair = (float **)malloc(2 * sizeof(float *)), **table = (float **)malloc(4 * sizeof(float *));
    for (int i = 0; i < 2; i++) cudaMalloc(&pair[i], n * sizeof(float));
    memcpy(table, pair, 2 * sizeof(float *));
    memcpy(table + 2, pair, 2 * sizeof(float *));
    float **to;
    cudaMalloc(&to, 4 * sizeof(float *));
    cudaMemcpy(to, table, 4 * sizeof(float *), cudaMemcpyHostToDevice);
    add<<<dim3(16, 4), 256>>>(to, n);
    return cudaDeviceSynchronize();
}
