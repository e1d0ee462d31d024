// verify:
// expect: defect
//
// An option makes the kernel add its cells up in one; with many threads.
#include <cstring>

__global__ void collect(int *out, const int *in, bool all) {
    int cell = all ? 0 : threadIdx.x;
    out[cell] += in[threadIdx.x]; // error[race]: read, write
}

int main(int argc, char **argv) {
    bool all = argc > 1 && !strcmp(argv[1], "--all");
    int *in, *out;
    cudaMalloc(&in, 256 * sizeof(int));
    cudaMalloc(&out, 256 * sizeof(int));
    collect<<<1, all ? 2 : 256>>>(out, in, all);
    return 0;
}
