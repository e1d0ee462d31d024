// verify: --block 64 --grid 1
// expect: error
//
// Clang refuses the file.

__global__ void fill(int *out) {
    out[threadIdx.x] = 1
}
