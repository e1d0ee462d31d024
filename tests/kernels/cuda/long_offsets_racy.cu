// verify: --block 256 --grid 1024
// expect: defect
//
// The row's offset is computed in 32 bits and wraps around.

__global__ void tag_rows(char *out) {
    unsigned int row = blockIdx.x;
    out[row * (1u << 28) + threadIdx.x] = row; // error[race]: write, write
}
