// verify:
// expect: inconclusive
//
// A round looks at a number with a fraction before it cuts that off.

#include <cstdlib>

__global__ void spread(int *out, int count, int step) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        out[i * step] = i; // possible[race]: write, write
}

int main(int argc, char **argv) {
    int level = argc > 1 ? atoi(argv[1]) : 1;
    int rounds = argc > 2 ? atoi(argv[2]) : 0;
    int step = 1;
    for (int round = 0; round < rounds; round++) {
        double next = atof(argv[round]);
        if (next >= 1 && next < 1000)
            step = (int)next;
    }
    int *out;
    cudaMalloc(&out, 1 << 20);
    spread<<<1, 64>>>(out, 64, step);
    return cudaDeviceSynchronize();
}
