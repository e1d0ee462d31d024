// verify:
// expect: proved
// A number without its sign is known.
#include <cstdlib>

__global__ void scatter(int *cells, long stride) {
    cells[threadIdx.x * stride] = threadIdx.x;
}

int main(int, char **words) {
    int *cells, stride = atoi(words[1]);
    cudaMalloc(&cells, 1 << 20);
    if (abs(stride) < 1) {
        return 1;
    }
    scatter<<<1, 64>>>(cells, stride);
    return cudaDeviceSynchronize();
}
