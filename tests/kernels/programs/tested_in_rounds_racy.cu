// verify:
// expect: defect
// There is a race in the first round.
#include <utility>

__global__ void scatter(int *cells, int stride) {
    cells[threadIdx.x * stride] = threadIdx.x; // error[race]: write, write
}

int main(int count, char **) {
    int *cells;
    cudaMalloc(&cells, 1 << 20);
    int stride = 0, other = 1;
    for (int round = 0; round < count; ++round) {
        if (round % 2 == 0) {
            scatter<<<1, 64>>>(cells, stride);
        }
        std::swap(stride, other);
    }
    return cudaDeviceSynchronize();
}
