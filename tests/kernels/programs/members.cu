// verify:
// expect: proved
//
// What a launch reads of an object twice is the same: printing and events change none of it.

#include <cstdio>

__global__ void fill(int *out, int width) {
    out[blockIdx.x * (long long)width + threadIdx.x] = threadIdx.x;
}

struct Table {
    int *cells;
    int rows, width;
    void fill();
};

void Table::fill() {
    int threads = width;
    std::printf("%d rows\n", rows);
    cudaEvent_t begin;
    cudaEventCreate(&begin);
    cudaEventRecord(begin);
    ::fill<<<rows, threads>>>(cells, width);
    ::fill<<<rows, width>>>(cells, width);
}
