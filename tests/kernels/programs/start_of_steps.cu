// verify:
// expect: inconclusive(of_start), inconclusive(of_flag)

#include <cstdlib>

// The first round begins behind all that a block writes, or has no launch; of later ones it is not known
// where they are.

__global__ void of_start(int *a, int offset) {
    int i = 1000 + threadIdx.x;
    a[i + offset] = a[i] + 1; // possible[race]: read, write
}

__global__ void of_flag(int *a, int offset) {
    int i = 1000 + threadIdx.x;
    a[i + offset] = a[i] + 1; // possible[race]: read, write
}

int main(int argc, char **argv) {
    int start = atoi(argv[1]), step = atoi(argv[2]), count = atoi(argv[3]);
    int *a;
    cudaMalloc(&a, 1 << 28);
    if (start < 64 || step < 64)
        return 1;
    for (int offset = start; offset < count; offset += step)
        of_start<<<1, 64>>>(a, offset);
    int rounds = 0;
    for (int offset = start - 63; offset < count; offset += step)
        if (rounds++)
            of_flag<<<1, 64>>>(a, offset);
    return cudaDeviceSynchronize();
}
