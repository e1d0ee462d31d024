// verify: --timeout 12
// expect: proved
//
// The host passes how far apart the matrices of a batch are.

#include <cstdlib>

__global__ void scale(float *all, int rows, int columns, size_t distance) {
    float *cells = all + blockIdx.z * distance;
    int row = blockIdx.y * 16 + threadIdx.y, column = blockIdx.x * 16 + threadIdx.x;
    if (row < rows && column < columns)
        cells[(size_t)row * columns + column] *= 2;
}

int main(int argc, char **argv) {
    int rows = atoi(argv[1]), columns = atoi(argv[2]), count = atoi(argv[3]);
    if (rows <= 0 || columns <= 0 || count <= 0)
        return 1;
    size_t distance = (size_t)rows * columns;
    float *all;
    cudaMalloc(&all, distance * count * sizeof(float));
    scale<<<dim3((columns + 15) / 16, (rows + 15) / 16, count), dim3(16, 16)>>>(all, rows, columns, distance);
    return cudaDeviceSynchronize();
}
