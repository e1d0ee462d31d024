// verify: 
// expect: inconclusive
// Tables of pointers where each round brings more than the one that it makes, or a part is copied behind the other.
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
    CHECK(cudaMalloc(&table, 2 * m * sizeof(float *)));
    for (int i = 0; i < 2 * m; i++) {
        float *row;
        CHECK(cudaMalloc(&row, n * sizeof(float)));
        rows[i % m] = row;
        if (i >= m - 1)
            CHECK(cudaMemcpy(table + (i + 1 - m), rows.data(), m * sizeof(float *), cudaMemcpyHostToDevice));
    }
    add<<<dim3((n + 255) / 256, 2 * m), 256>>>(table, n);
}

void by_array(int m, int n) {
    float **rows = (float **)malloc(m * sizeof(float *)), **table;
    CHECK(cudaMalloc(&table, (m + 1) * sizeof(float *)));
    CHECK(cudaMalloc(&rows[0], n * sizeof(float)));
    for (int i = 1; i < m; i++) {
        CHECK(cudaMalloc(&rows[i], n * sizeof(float)));
        CHECK(cudaMemcpy(&table[2 * (i / 2)], &rows[i - 1], 2 * sizeof(float *), cudaMemcpyHostToDevice));
    }
    add<<<dim3((n + 255) / 256, m), 256>>>(table, n);
}

void by_checked_copy(int m, int n) {
    float **rows = (float **)malloc(2 * m * sizeof(float *)), **table;
    CHECK(cudaMalloc(&table, 2 * m * sizeof(float *)));
    for (int i = 0; i < m; i++)
        CHECK(cudaMalloc(&rows[i], n * sizeof(float)));
    __builtin___memcpy_chk(rows + m, rows, m * sizeof(float *), __builtin_object_size(rows + m, 0));
    CHECK(cudaMemcpy(table, rows, 2 * m * sizeof(float *), cudaMemcpyHostToDevice));
    add<<<dim3((n + 255) / 256, 2 * m), 256>>>(table, n);
}

void by_function(int m, int n) {
    std::vector<float *> all(m), rows;
    float **table;
    for (int i = 0; i < m; i++)
        CHECK(cudaMalloc(&all[i], n * sizeof(float)));
    auto add_from = [&](int first) {
        for (int i = first; i < m; i++) rows.push_back(all[i]);
    };
    add_from(0);
    add_from(m - 1);
    CHECK(cudaMalloc(&table, (m + 1) * sizeof(float *)));
    CHECK(cudaMemcpy(table, rows.data(), (m + 1) * sizeof(float *), cudaMemcpyHostToDevice));
    add<<<dim3((n + 255) / 256, m + 1), 256>>>(table, n);
}

int main(int argc, char **argv) {
    int m = atoi(argv[1]), n = atoi(argv[2]);
    if (m < 1 || m > 1000 || n < 1 || n > 1000000)
        return 1;
    by_vector(m, n);
    by_array(m, n);
    by_checked_copy(m, n);
    by_function(m, n);
    return cudaDeviceSynchronize();
}
