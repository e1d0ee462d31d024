// verify:
// expect: defect
//
// Host code counts where rows begin, and draws their columns. Two rows may have one column, however
// long they are.

#include <stdlib.h>
#include <vector>

__global__ void transposed(const int *row, const int *column, float *y, int rows) {
    int r = blockIdx.x * blockDim.x + threadIdx.x;
    if (r < rows)
        for (int e = row[r]; e < row[r + 1]; e++)
            y[column[e]] += 1; // error[race]: read, write
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    std::vector<int> starts(n + 1), columns(4 * n);
    for (int i = 0; i <= n; i++)
        starts[i] = 4 * i;
    for (int i = 0; i < 4 * n; i++)
        columns[i] = rand() % n;
    int *row, *column;
    float *y;
    cudaMalloc(&row, (n + 1) * sizeof(int));
    cudaMalloc(&column, 4 * n * sizeof(int));
    cudaMalloc(&y, n * sizeof(float));
    cudaMemcpy(row, starts.data(), (n + 1) * sizeof(int), cudaMemcpyHostToDevice);
    cudaMemcpy(column, columns.data(), 4 * n * sizeof(int), cudaMemcpyHostToDevice);
    transposed<<<(n + 255) / 256, 256>>>(row, column, y, n);
}
