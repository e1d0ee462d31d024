// verify: --block 128 --grid 8
// expect: proved
//
// Each thread draws two consecutive slots and fills both.

__global__ void compact(const int *in, int *out, unsigned int *count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned int slot = atomicAdd(count, 2);
    out[slot] = i;
    out[slot + 1] = in[i];
}
