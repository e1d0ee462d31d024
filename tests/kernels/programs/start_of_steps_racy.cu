// verify:
// expect: defect

#include <cstdlib>

// As `start_of_steps.cu`; the first round may begin within what a block writes.

__global__ void of_start(int *a, int offset) {
    int i = 1000 + threadIdx.x;
    a[i + offset] = a[i] + 1; // error[race]: read, write
}

int main(int argc, char **argv) {
    int start = atoi(argv[1]), step = atoi(argv[2]), count = atoi(argv[3]);
    int *a;
    cudaMalloc(&a, 1 << 28);
    if (start < 32 || step < 64)
        return 1;
    for (int offset = start; offset < count; offset += step)
        of_start<<<1, 64>>>(a, offset);
    return cudaDeviceSynchronize();
}
