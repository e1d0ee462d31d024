// verify:
// expect: inconclusive
// Pointers that go to one place of a table or to another one, round by round.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cuda_runtime.h>

const int N = 4096;

__global__ void add(float *const *rows) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < N) rows[blockIdx.y][i] += blockIdx.y;
}

float *allocated() {
    float *array;
    cudaMalloc(&array, N * sizeof(float));
    return array;
}

float *kept;

__attribute__((noinline)) float *get(int round) {
    if (!kept) kept = allocated();
    printf("%d", round);
    return kept;
}

void run(float **table, int rows) {
    float **copy;
    cudaMalloc(&copy, rows * sizeof(float *));
    cudaMemcpy(copy, table, rows * sizeof(float *), cudaMemcpyHostToDevice);
    add<<<dim3(16, rows), 256>>>(copy);
}

int main(int argc, char **argv) {
    float *first = allocated(), *second = allocated();
    float *chosen[2], *got[2], *pair[2] = {allocated(), allocated()};
    for (int round = 0; round < 2 * argc; round++) {
        float *array = round < 5 ? first : second;
        fwrite(&round, sizeof round, 1, stdout);
        if (round % 2) {
            chosen[0] = array;
            puts("odd");
        } else {
            chosen[1] = array;
            puts("even");
        }
    }
    run(chosen, 2);
    for (int round = 0; round < 2 * argc; round++) {
        float *array = get(round);
        if (round % 2) {
            got[0] = array;
            puts("odd");
        } else {
            got[1] = array;
            puts("even");
        }
    }
    run(got, 2);
    float **four = (float **)malloc(4 * sizeof(float *));
    float **behind = (float **)mempcpy(four, pair, sizeof pair);
    memcpy(behind, pair, sizeof pair);
    run(four, 4);
    return cudaDeviceSynchronize();
}
