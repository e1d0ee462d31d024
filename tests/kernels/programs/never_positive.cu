// verify:
// expect: proved
//
// That numbers are not negative as a rule says nothing of a program that takes no others.
#include <cstdlib>

__global__ void halves(int *cells, int n) {
    cells[threadIdx.x] = threadIdx.x + n;
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]), *cells;
    if (n >= 0)
        return 1;
    cudaMalloc(&cells, sizeof(int) * 64);
    halves<<<1, 64>>>(cells, n);
}
