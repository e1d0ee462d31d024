// verify:
// expect: inconclusive
//
// Planes in a table, which are used in turn, beside an object with texts: one of the planes is put into the table twice.

#include <cstdlib>
#include <string>

struct Options {
    std::string from, to;
    int block = 128;
};

__global__ void step(const int *before, const int *last, int *now, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < count)
        now[i] = before[i - 1] + last[i]; // possible[race]: read, write
}

int main(int argc, char **argv) {
    Options options;
    options.from = argv[1];
    options.to = argv[2];
    int count = options.from.size(), rounds = options.to.size();
    int *planes[3];
    for (int k = 0; k < 3; ++k)
        cudaMalloc(&planes[k], count * sizeof(int));
    planes[2] = planes[0];
    for (int d = 0; d < rounds; ++d)
        step<<<(count + options.block - 1) / options.block, options.block>>>(
            planes[(d + 1) % 3], planes[(d + 2) % 3], planes[d % 3], count);
    cudaDeviceSynchronize();
    for (int *plane : planes)
        cudaFree(plane);
}
