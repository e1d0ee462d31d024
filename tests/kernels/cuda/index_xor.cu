// verify: --block 256 --grid 4
// expect: proved
//
// Neighbours swap: exclusive or with a constant is one to one.

__global__ void swap_neighbours(const int *in, int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i ^ 1] = in[i];
}
