// verify: --block 64 --grid 8
// expect: proved
//
// Each thread walks its own chunk from begin to end, by pointers alone.

__global__ void fill(int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int *begin = out + i * 8;
    int *end = begin + 8;
    for (int *p = begin; p != end; ++p) {
        *p = i;
    }
}
