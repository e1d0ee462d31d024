// verify:
// expect: inconclusive
//
// Numbers from a file are checked, which makes none of them lead into another row.

#include <cstdio>
#include <cstdlib>

__global__ void loss(const int *targets, float *rows, float *losses, int width) {
    float *row = rows + blockIdx.x * width;
    for (int i = threadIdx.x; i < width; i += blockDim.x)
        row[i] = row[i] * 0.5f; // possible[race]: write
    __syncthreads();
    if (threadIdx.x == 0)
        losses[blockIdx.x] = row[targets[blockIdx.x]]; // possible[race]: read
}

int main(int argc, char **argv) {
    int count = atoi(argv[1]), width = atoi(argv[2]);
    if (count <= 0 || width <= 0 || count > 65536 || width > 4096)
        return 1;
    int *read = new int[count];
    for (int i = 0; i < count; i++)
        if (scanf("%d", &read[i]) != 1)
            return 1;
    for (int i = 0; i < count; i++)
        if (read[i] < 0 || read[i] >= width)
            return 1;
    int *targets;
    float *rows, *losses;
    cudaMalloc(&targets, count * sizeof(int));
    cudaMalloc(&rows, sizeof(float) * count * width);
    cudaMalloc(&losses, count * sizeof(float));
    cudaMemcpy(targets, read, count * sizeof(int), cudaMemcpyHostToDevice);
    loss<<<count, 256>>>(targets, rows, losses, width);
    return cudaDeviceSynchronize();
}
