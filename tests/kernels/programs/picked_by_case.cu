// verify:
// expect: proved
//
// A round keeps a number of some cases alone, none of which is zero.

#include <cstdlib>

__global__ void spread(int *out, int count, int step) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        out[i * step] = i;
}

int main(int argc, char **argv) {
    int level = argc > 1 ? atoi(argv[1]) : 1;
    int rounds = argc > 2 ? atoi(argv[2]) : 0;
    int step = 1;
    for (int round = 0; round < rounds; round++) {
        int next = atoi(argv[round]);
        switch (next) {
        case 1:
        case 2:
        case 5:
            step = next;
            break;
        default:
            break;
        }
    }
    int *out;
    cudaMalloc(&out, 1 << 20);
    spread<<<1, 64>>>(out, 64, step);
    return cudaDeviceSynchronize();
}
