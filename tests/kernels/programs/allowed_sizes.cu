// verify:
// expect: proved
//
// The block's size is one of three.
#include <cstdio>
#include <cstdlib>

__global__ void fill_part(int *out, const int *in, int parts) {
    // Each thread has 128 / blockDim.x cells of the block's.
    for (int k = 0; k < parts; k++)
        out[blockIdx.x * 128 + threadIdx.x * parts + k] += in[k];
}

int main(int argc, char **argv) {
    int block = argc > 1 ? atoi(argv[1]) : 64;
    if (block != 32 && block != 64 && block != 128) {
        fprintf(stderr, "no such size\n");
        return 1;
    }
    int *in, *out;
    cudaMalloc(&in, 128 * sizeof(int));
    cudaMalloc(&out, 128 * 101 * sizeof(int));
    int parts = 128 / block;
    fill_part<<<100, block>>>(out, in, parts ? parts : 1);
    return 0;
}
