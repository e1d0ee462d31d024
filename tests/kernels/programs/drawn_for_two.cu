// verify:
// expect: inconclusive
//
// One number is drawn for two arrays.

#include <cstdlib>

__global__ void fill(const int *starts, const int *ends, int *marks, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        marks[(ends[i] - starts[i]) % count * i] = i; // possible[race]: write, write
}

int main(int argc, char **argv) {
    int count = atoi(argv[1]);
    if (count <= 0 || count > 4096)
        return 1;
    int *first = new int[count], *second = new int[count];
    for (int i = 0; i < count; i++) {
        int place = rand() % 512;
        first[i] = place;
        second[i] = place + 1;
    }
    int *starts, *ends, *marks;
    cudaMalloc(&starts, count * sizeof(int));
    cudaMalloc(&ends, count * sizeof(int));
    cudaMalloc(&marks, sizeof(int) * count * count);
    cudaMemcpy(starts, first, count * sizeof(int), cudaMemcpyHostToDevice);
    cudaMemcpy(ends, second, count * sizeof(int), cudaMemcpyHostToDevice);
    fill<<<(count + 255) / 256, 256>>>(starts, ends, marks, count);
    return cudaDeviceSynchronize();
}
