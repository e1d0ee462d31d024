// verify: --block 128 --grid 8
// expect: defect
//
// Only every other thread draws two slots, but all fill two.

__global__ void compact(const int *in, int *out, unsigned int *count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned int slot = atomicAdd(count, 1 + (i & 1));
    out[slot] = i; // error[race]: write
    out[slot + 1] = in[i]; // error[race]: write
}
