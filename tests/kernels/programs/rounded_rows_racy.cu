// verify:
// expect: inconclusive
// As `rounded_rows.cu`, where n is a multiple of 16 alone, so that the last tile reaches into the next row.
#include <cmath>
#include <cstdlib>

__global__ void rows(int n, int tiles, int *out) {
    int block = blockIdx.x, first = block * n;
    for (int tile = 0; tile < tiles; tile++)
        out[first + tile * 32 + threadIdx.x] = tile; // possible[race]: write, write
}

int main(int argc, char **argv) {
    int n = 512, *out;
    if (argc > 1)
        n = atoi(argv[1]) / 16 * 16;
    if (n > 1 << 28)
        return 1;
    cudaMalloc(&out, (size_t)16 * n * sizeof(int));
    rows<<<16, 32>>>(n, ceil((float)n / 32), out);
    return cudaDeviceSynchronize();
}
