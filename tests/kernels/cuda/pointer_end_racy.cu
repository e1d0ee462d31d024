// verify: --block 64 --grid 8
// expect: defect
//
// The end is one too far.

__global__ void fill(int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int *begin = out + i * 8;
    int *end = begin + 9;
    for (int *p = begin; p != end; ++p) {
        *p = i; // error[race]: write, write
    }
}
