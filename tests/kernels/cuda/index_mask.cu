// verify: --block 256 --grid 4
// expect: proved
//
// Only even threads write to the even elements.

__global__ void tag(int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if ((i & 1) == 0) {
        out[i & ~1] = i;
    }
}
