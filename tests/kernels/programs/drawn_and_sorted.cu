// verify:
// expect: inconclusive
//
// Rows begin where drawn numbers say, in their order.

#include <cstdlib>
#include <algorithm>

__global__ void fill(const int *starts, int *marks, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i + 1 < count)
        for (int place = starts[i]; place < starts[i + 1]; place++)
            marks[place] = i; // possible[race]: write, write
}

int main(int argc, char **argv) {
    int count = atoi(argv[1]);
    if (count <= 0 || count > 65536)
        return 1;
    int *drawn = new int[count];
    for (int i = 0; i < count; i++)
        drawn[i] = rand() % 4096;
    std::sort(drawn, drawn + count);
    int *starts;
    int *marks;
    cudaMalloc(&starts, count * sizeof(int));
    cudaMalloc(&marks, 4096 * sizeof(int));
    cudaMemcpy(starts, drawn, count * sizeof(int), cudaMemcpyHostToDevice);
    fill<<<(count + 255) / 256, 256>>>(starts, marks, count);
    return cudaDeviceSynchronize();
}
