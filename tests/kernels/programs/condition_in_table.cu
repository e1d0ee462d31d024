// verify:
// expect: inconclusive
// A table that the host has filled says which strides there are.
#include <cstdlib>

__global__ void scatter(int *cells, int stride) {
    cells[threadIdx.x * stride] = threadIdx.x; // possible[race]: write, write
}

static bool is_allowed[1025];

int main(int, char **words) {
    int *cells, stride = atoi(words[1]);
    cudaMalloc(&cells, 1 << 20);
    for (int i = 1; i <= 4; i++) {
        is_allowed[i] = true;
    }
    if (stride < 0 || stride > 1024 || !is_allowed[stride]) {
        return 1;
    }
    scatter<<<1, 64>>>(cells, stride);
    return cudaDeviceSynchronize();
}
