// verify:
// expect: inconclusive
//
// One option is given at most.

#include <cstdlib>
#include <unistd.h>

__global__ void shift(float *sums, int size, int other) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < size)
        sums[i] += sums[size > 64 && other > 64 && i ? i - 1 : i]; // possible[race]: read, write
}

int main(int argc, char **argv) {
    int size = 8, other = 8, option, count = 0;
    while ((option = getopt(argc, argv, "n:m:")) != -1)
        switch (option) {
        case 'n':
            count++;
            size = atoi(optarg);
            break;
        case 'm':
            count++;
            other = atoi(optarg);
            break;
        default:
            return 1;
        }
    if (count > 1 || size < 2)
        return 1;
    float *sums;
    cudaMalloc(&sums, size * sizeof(float));
    shift<<<(size + 15) / 16, 16>>>(sums, size, other);
    return cudaDeviceSynchronize();
}
