// verify:
// expect: defect
//
// Each step writes to the column that it reads, of a matrix in a vector, which the host looks at in the end.
#include <cstdio>
#include <cstdlib>
#include <vector>

__global__ void update(float *a, int n, int k) {
    int j = k + blockIdx.x * blockDim.x + threadIdx.x;
    int i = k + 1 + blockIdx.y * blockDim.y + threadIdx.y;
    if (i < n && j < n)
        a[(size_t)i * n + j] -= a[(size_t)i * n + k] * a[(size_t)k * n + j]; // error[race]: read, write
}

int main(int argc, char **argv) {
    const int n = argc > 1 ? atoi(argv[1]) : 512;
    std::vector<float> matrix((size_t)n * n, 1.f);
    float *data;
    cudaMalloc((void **)&data, matrix.size() * sizeof(float));
    cudaMemcpy(data, matrix.data(), matrix.size() * sizeof(float), cudaMemcpyHostToDevice);
    for (int k = 0; k < n - 1; ++k) {
        int rest = n - k - 1;
        dim3 block(32, 8), grid((rest + 31) / 32, (rest + 7) / 8);
        update<<<grid, block>>>(data, n, k);
    }
    cudaMemcpy(matrix.data(), data, matrix.size() * sizeof(float), cudaMemcpyDeviceToHost);
    printf("%f\n", matrix[0]);
}
