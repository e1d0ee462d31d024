// verify:
// expect: defect
//
// Nobody looks whether the option was given.

#include <cstdlib>

__global__ void add(float *sums, const float *old, int size) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < size)
        sums[i] += old[i > 8 ? i - 1 : i]; // error[race]: read, write
}

int main(int argc, char **argv) {
    int size = 8, given = 0;
    for (int i = 1; i < argc; i++)
        switch (argv[i][1]) {
        case 's':
            i++;
            if (i >= argc)
                return 1;
            size = atoi(argv[i]);
            break;
        case 'q':
            given |= 2;
            break;
        default:
            return 1;
        }
    if (size < 2)
        return 0;
    float *sums;
    cudaMalloc(&sums, size * sizeof(float));
    add<<<(size + 15) / 16, 16>>>(sums, sums, size);
    return given;
}
