// verify:
// expect: inconclusive
//
// One more than the last of a row is drawn.

#include <cstdlib>

__global__ void loss(const int *targets, float *rows, float *losses, int width) {
    float *row = rows + blockIdx.x * width;
    for (int i = threadIdx.x; i < width; i += blockDim.x)
        row[i] = row[i] * 0.5f; // possible[race]: write
    __syncthreads();
    if (threadIdx.x == 0)
        losses[blockIdx.x] = row[targets[blockIdx.x]]; // possible[race]: read
}

void fill(int *numbers, int count, int from, int to) {
    unsigned state = 7;
    for (int i = 0; i < count; i++) {
        state = state * 1664525u + 1013904223u;
        int drawn = (state >> 8) % (to - from + 1) + from;
        numbers[i] = i % 3 ? drawn : rand() % (to - from + 1) + from;
    }
}

int main(int argc, char **argv) {
    int count = atoi(argv[1]), width = atoi(argv[2]);
    if (count <= 0 || width <= 1 || count > 65536 || width > 4096)
        return 1;
    int *drawn = new int[count];
    fill(drawn, count, 1, width);
    int *targets;
    float *rows, *losses;
    cudaMalloc(&targets, count * sizeof(int));
    cudaMalloc(&rows, sizeof(float) * count * width);
    cudaMalloc(&losses, count * sizeof(float));
    cudaMemcpy(targets, drawn, count * sizeof(int), cudaMemcpyHostToDevice);
    loss<<<count, 256>>>(targets, rows, losses, width);
    return cudaDeviceSynchronize();
}
