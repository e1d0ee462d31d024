// verify:
// expect: defect
// What it has checked is too little: two cells may be one.
#include <cstdio>
#include <cstdlib>

__global__ void spread(int *cells, int n, int width) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        cells[i % width] = i; // error[race]: write, write
    }
}

static int parse(int count, char **words, int *n, int *width) {
    if (count != 3) {
        fprintf(stderr, "usage: %s N WIDTH\n", words[0]);
        return 1;
    }
    *n = atoi(words[1]);
    *width = atoi(words[2]);
    if (*n <= 0 || *width < *n / 2) {
        fprintf(stderr, "too narrow\n");
        return 2;
    }
    return 0;
}

int main(int count, char **words) {
    int n, width;
    int status = parse(count, words, &n, &width);
    if (status) {
        return status;
    }
    int *cells;
    cudaMalloc(&cells, width * sizeof(int));
    spread<<<(n + 255) / 256, 256>>>(cells, n, width);
    return cudaDeviceSynchronize();
}
