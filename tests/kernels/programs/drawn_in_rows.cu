// verify:
// expect: inconclusive
//
// Each row has columns of its own, which are drawn.

#include <cstdlib>

__global__ void mark(const int *places, int *marks, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        marks[places[i]] = i; // possible[race]: write, write
}

int main(int argc, char **argv) {
    int count = atoi(argv[1]);
    if (count <= 0 || count > 65536)
        return 1;
    int *drawn = new int[count];
    for (int i = 0; i < count; i++)
        drawn[i] = i * 16 + rand() % 16;
    int *places;
    int *marks;
    cudaMalloc(&places, count * sizeof(int));
    cudaMalloc(&marks, sizeof(int) * count * 16);
    cudaMemcpy(places, drawn, count * sizeof(int), cudaMemcpyHostToDevice);
    mark<<<(count + 255) / 256, 256>>>(places, marks, count);
    return cudaDeviceSynchronize();
}
