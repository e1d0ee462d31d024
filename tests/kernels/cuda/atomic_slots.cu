// verify: --block 256 --grid 16
// expect: proved
//
// Stream compaction: each thread gets a slot of its own from the counter.

__global__ void compact(const int *in, int *out, unsigned int *count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (in[i] != 0) {
        unsigned int slot = atomicAdd(count, 1);
        out[slot] = i;
    }
}
