// verify: --block 256 --grid 4
// expect: defect
//
// Inclusive or is not.

__global__ void swap_neighbours(const int *in, int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i | 1] = in[i]; // error[race]: write, write
}
