// verify:
// expect: defect
// As `unsigned_grid.cu`, where the last tiles reach into the next row.
#include <cstdio>
#include <cstdlib>
#define CEIL_DIV(a, b) (((a) + (b) - 1) / (b))

__global__ void tiles(int n, const float *in, float *out) {
    const unsigned row = blockIdx.y, column = blockIdx.x;
    out += row * 128 * n + column * 128;
    int x = threadIdx.x % 16, y = threadIdx.x / 16;
    for (int i = 0; i < 8; i++)
        for (int j = 0; j < 8; j++)
            out[(y * 8 + i) * n + x * 8 + j] = in[threadIdx.x]; // error[race]: write, write
}

int main(int argc, char **argv) {
    const unsigned tile = 128;
    int n = argc > 1 ? atoi(argv[1]) : 1024;
    n = CEIL_DIV(n, 128) * 128 - 64;
    float *in, *out;
    cudaMalloc(&in, 1024);
    cudaMalloc(&out, n * n * 4);
    tiles<<<dim3(CEIL_DIV(n, tile), CEIL_DIV(n, tile)), 256>>>(n, in, out);
    cudaDeviceSynchronize();
}
