// verify:
// expect: inconclusive
// What changes places from round to round is not followed beside what decides about the launch: no
// race is certain, and none is shown in the first round.
#include <utility>

__global__ void scatter(int *cells, int stride) {
    cells[threadIdx.x * stride] = threadIdx.x; // possible[race]: write, write
}

int main(int count, char **) {
    int *cells;
    cudaMalloc(&cells, 1 << 20);
    int stride = 1, other = 0;
    for (int round = 0; round < count; ++round) {
        if (round % 2 == 0) {
            scatter<<<1, 64>>>(cells, stride);
        }
        std::swap(stride, other);
    }
    return cudaDeviceSynchronize();
}
