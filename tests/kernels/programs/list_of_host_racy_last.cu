// verify:
// expect: inconclusive
//
// The numbers that are copied are those of the round before, which are all zero.

#include <cstdlib>

__global__ void mark(const int *list, int *marks) {
    marks[list[threadIdx.x]] = threadIdx.x; // possible[race]: write, write
}

int main(int argc, char **argv) {
    int *list, *marks, *last = nullptr;
    cudaMalloc(&list, 256 * sizeof(int));
    cudaMalloc(&marks, 256 * sizeof(int));
    for (int round = 0; round < argc; round++) {
        int *numbers = (int *)malloc(256 * sizeof(int));
        for (int i = 0; i < 256; i++)
            numbers[i] = i * round;
        if (round == 1) {
            cudaMemcpy(list, last, 256 * sizeof(int), cudaMemcpyHostToDevice);
            mark<<<1, 256>>>(list, marks);
        }
        last = numbers;
    }
}
