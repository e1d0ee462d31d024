// verify: --block 64 --grid 4
// expect: proved
//
// The partner is always in the block.

__global__ void exchange(const int *in, int *out) {
    int base = blockIdx.x * blockDim.x;
    int partner = threadIdx.x ^ 1;
    __assert(partner < blockDim.x);
    out[base + threadIdx.x] = in[base + partner];
}
