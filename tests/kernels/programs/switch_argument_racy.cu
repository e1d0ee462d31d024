// verify:
// expect: defect
//
// The first argument says how large blocks are: the largest has more threads than the block has cells.
#include <cstdio>

__global__ void shift(int *data) {
    int cell = blockIdx.x * 64 + threadIdx.x;
    data[cell] = 2 * data[cell] + 1; // error[race]: read, write
}

int main(int argc, char **argv) {
    int threads;
    switch (argc > 1 ? argv[1][0] : 's') {
    case 's':
        threads = 16;
        break;
    case 'm':
        threads = 32;
        break;
    case 'l':
        threads = 96;
        break;
    default:
        fprintf(stderr, "usage: %s s|m|l\n", argv[0]);
        return 1;
    }
    int *data;
    cudaMalloc(&data, 1000 * 64 * sizeof(int));
    shift<<<999, threads>>>(data);
    return 0;
}
