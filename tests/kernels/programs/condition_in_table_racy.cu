// verify:
// expect: defect
// The table speaks of another number.
#include <cstdlib>

__global__ void scatter(int *cells, int stride) {
    cells[threadIdx.x * stride] = threadIdx.x; // error[race]: write, write
}

static bool is_allowed[1025];

int main(int, char **words) {
    int *cells, stride = atoi(words[1]);
    cudaMalloc(&cells, 1 << 20);
    for (int i = 1; i <= 4; i++) {
        is_allowed[i] = true;
    }
    if (stride < 0 || stride > 1024 || !is_allowed[atoi(words[2]) & 1023]) {
        return 1;
    }
    scatter<<<1, 64>>>(cells, stride);
    return cudaDeviceSynchronize();
}
