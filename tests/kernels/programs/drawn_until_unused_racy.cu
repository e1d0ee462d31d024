// verify:
// expect: defect
//
// Places are drawn once, whether somebody has them or not.

#include <cstdlib>

__global__ void mark(const int *places, int *marks, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        marks[places[i]] = i; // error[race]: write, write
}

int main(int argc, char **argv) {
    int count = atoi(argv[1]);
    int all = atoi(argv[2]);
    if (count <= 0 || all < count || all > 65536)
        return 1;
    int *drawn = new int[count];
    for (int i = 0; i < count; i++) {
        int place = rand() % all;
        drawn[i] = place;
    }
    int *places;
    int *marks;
    cudaMalloc(&places, count * sizeof(int));
    cudaMalloc(&marks, sizeof(int) * all);
    cudaMemcpy(places, drawn, count * sizeof(int), cudaMemcpyHostToDevice);
    mark<<<(count + 255) / 256, 256>>>(places, marks, count);
    return cudaDeviceSynchronize();
}
