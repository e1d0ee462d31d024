// verify: --timeout 12
// expect: defect
//
// As `layers_by_distance.cu`, but the matrices are one row too close.

#include <cstdlib>

__global__ void scale(float *all, int rows, int columns, size_t distance) {
    float *cells = all + blockIdx.z * distance;
    int row = blockIdx.y * 16 + threadIdx.y, column = blockIdx.x * 16 + threadIdx.x;
    if (row < rows && column < columns)
        cells[(size_t)row * columns + column] *= 2; // error[race]: read, write
}

int main(int argc, char **argv) {
    int rows = atoi(argv[1]), columns = atoi(argv[2]), count = atoi(argv[3]);
    if (rows <= 1 || columns <= 0 || count <= 0)
        return 1;
    size_t distance = (size_t)(rows - 1) * columns;
    float *all;
    cudaMalloc(&all, (distance * count + columns) * sizeof(float));
    scale<<<dim3((columns + 15) / 16, (rows + 15) / 16, count), dim3(16, 16)>>>(all, rows, columns, distance);
    return cudaDeviceSynchronize();
}
