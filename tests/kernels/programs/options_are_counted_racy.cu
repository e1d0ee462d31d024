// verify:
// expect: defect
//
// Both options may be given.

#include <cstdlib>
#include <unistd.h>

__global__ void shift(float *sums, int size, int other) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < size)
        sums[i] += sums[size > 64 && other > 64 && i ? i - 1 : i]; // error[race]: read, write
}

int main(int argc, char **argv) {
    int size = 8, other = 8, option;
    while ((option = getopt(argc, argv, "n:m:")) != -1)
        switch (option) {
        case 'n':
            size = atoi(optarg);
            break;
        case 'm':
            other = atoi(optarg);
            break;
        default:
            return 1;
        }
    if (size < 2)
        return 1;
    float *sums;
    cudaMalloc(&sums, size * sizeof(float));
    shift<<<(size + 15) / 16, 16>>>(sums, size, other);
    return cudaDeviceSynchronize();
}
