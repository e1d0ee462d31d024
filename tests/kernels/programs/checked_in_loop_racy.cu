// verify:
// expect: defect(after_results), defect(of_options), defect(of_count)

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>

// What loops look at says nothing of the width of rows here: results of another kernel, which options
// there are, how many results are wrong.

__global__ void after_results(unsigned *x, int width) {
    x[(long long)blockIdx.x * width + threadIdx.x] = blockIdx.x; // error[race]: write, write
}

__global__ void of_options(unsigned *x, int width) {
    x[(long long)blockIdx.x * width + threadIdx.x] = blockIdx.x; // error[race]: write, write
}

__global__ void of_count(unsigned *x, int width) {
    x[(long long)blockIdx.x * width + threadIdx.x] = blockIdx.x; // error[race]: write, write
}

void results(unsigned *x, const float *got, const float *expected, int n) {
    for (int i = 0; i < n; i++)
        if (fabsf(got[i] - expected[i]) > 1e-5f) {
            fprintf(stderr, "result %d is wrong\n", i);
            exit(EXIT_FAILURE);
        }
    after_results<<<10, 8>>>(x, n);
}

void count(unsigned *x, const float *got, const float *expected, int n) {
    int wrong = 0;
    for (int i = 0; i < n; i++)
        if (fabsf(got[i] - expected[i]) > 1e-5f)
            wrong++;
    if (wrong > 0) {
        fprintf(stderr, "%d results are wrong\n", wrong);
        exit(EXIT_FAILURE);
    }
    of_count<<<10, 8>>>(x, n);
}

int main(int argc, char **argv) {
    int width = 1024, rows = 10;
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "--width") && i + 1 < argc) {
            width = atoi(argv[++i]);
        } else if (!strcmp(argv[i], "--rows") && i + 1 < argc) {
            rows = atoi(argv[++i]);
        } else {
            fprintf(stderr, "usage: %s [--width N] [--rows N]\n", argv[0]);
            return 1;
        }
    }
    if (width <= 0 || rows <= 0)
        return 1;
    unsigned *x;
    cudaMalloc(&x, sizeof(unsigned) * width * rows);
    of_options<<<rows, 8>>>(x, width);
    cudaFree(x);
    return 0;
}
