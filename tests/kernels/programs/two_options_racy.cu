// verify:
// expect: defect
//
// A flag beside the number does not say which number it is.

#include <cstdlib>

__global__ void add(float *sums, const float *given, int size) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < size)
        sums[i] += given[i ? i - 1 : 0]; // error[race]: read, write
}

int main(int argc, char **argv) {
    int size = 0, quiet = 0;
    for (int i = 1; i < argc; i++)
        switch (argv[i][1]) {
        case 's':
            i++;
            if (i >= argc)
                return 1;
            size = atoi(argv[i]);
            break;
        case 'q':
            quiet = 1;
            break;
        default:
            return 1;
        }
    if (size < 2)
        return 0;
    float *sums, *given;
    cudaMalloc(&sums, size * sizeof(float));
    cudaMalloc(&given, size * sizeof(float));
    add<<<(size + 15) / 16, 16>>>(sums, sums, size);
    return quiet;
}
