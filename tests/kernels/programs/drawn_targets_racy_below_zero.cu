// verify:
// expect: inconclusive
//
// What users give may be negative, and its remainder lies before the row then.

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
    int *drawn = (int *)malloc(count * sizeof(int));
    for (int i = 0; i < count; i++)
        drawn[i] = atoi(argv[3 + i]) % width;
    int *targets;
    float *rows, *losses;
    cudaMalloc(&targets, count * sizeof(int));
    cudaMalloc(&rows, sizeof(float) * count * width);
    cudaMalloc(&losses, count * sizeof(float));
    cudaMemcpy(targets, drawn, count * sizeof(int), cudaMemcpyHostToDevice);
    loss<<<count, 256>>>(targets, rows, losses, width);
    free(drawn);
    return cudaDeviceSynchronize();
}
