// verify:
// expect: inconclusive
//
// A round picks a number and leaves where it is bad: what comes behind is positive.

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
        int next = 1;
        if (level > 2)
            next = atoi(argv[round]);
        if (next <= 0)
            break;
        step = next;
    }
    int *out;
    cudaMalloc(&out, 1 << 20);
    spread<<<1, 64>>>(out, 64, step);
    return cudaDeviceSynchronize();
}
