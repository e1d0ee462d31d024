// verify:
// expect: proved
// A variable of the program that options change, and that nobody but `main` uses.
#include <cstdlib>

static int size = 16;
static float *data;

__global__ void column(float *matrix, const float *row, int size, int t) {
    int i = threadIdx.x + blockIdx.x * blockDim.x;
    if (i < size - 1 - t)
        matrix[size * (i + t + 1) + t] = row[t];
}

int main(int argc, char **argv) {
    for (int i = 1; i + 1 < argc; i++)
        if (argv[i][0] == '-' && argv[i][1] == 's')
            size = atoi(argv[++i]);
    if (size < 1 || size > 8192)
        return 1;
    data = (float *)malloc(size * size * sizeof(float));
    float *matrix, *row;
    cudaMalloc((void **)&matrix, size * size * sizeof(float));
    cudaMalloc((void **)&row, size * sizeof(float));
    cudaMemcpy(row, data, size * sizeof(float), cudaMemcpyHostToDevice);
    for (int t = 0; t < size - 1; t++)
        column<<<size / 512 + 1, 512>>>(matrix, row, size, t);
    return cudaDeviceSynchronize();
}
