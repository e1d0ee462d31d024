// verify:
// expect: proved
//
// Cells by the ranks of all threads, which `cooperative_groups` counts in 64 bits and the loop in
// 32; buffers change with each round.

#include <cooperative_groups.h>
#include <cstdlib>

namespace cg = cooperative_groups;

__global__ void diffuse(float *a, float *b, int n, int rounds) {
    cg::grid_group grid = cg::this_grid();
    for (int round = 0; round < rounds; round++) {
        for (int i = grid.thread_rank(); i < n; i += grid.size())
            b[i] = 0.5f * (a[i] + a[i > 0 ? i - 1 : i]);
        grid.sync();
        float *next = a;
        a = b;
        b = next;
    }
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]), rounds = atoi(argv[2]), blocks = 0, threads = 0;
    float *a, *b;
    cudaMalloc(&a, n * sizeof(float));
    cudaMalloc(&b, n * sizeof(float));
    cudaOccupancyMaxPotentialBlockSize(&blocks, &threads, diffuse, 0, 0);
    void *args[] = {&a, &b, &n, &rounds};
    cudaLaunchCooperativeKernel((void *)diffuse, dim3(blocks), dim3(threads), args, 0, 0);
    return cudaDeviceSynchronize();
}
