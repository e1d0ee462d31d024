// verify: --block 128 --grid 16
// expect: proved
//
// Each thread draws a slot of the output for every neighbour that it keeps.

__global__ void expand(const int *offsets, const int *neighbours, int *out, int *count, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    for (int e = offsets[i]; e < offsets[i + 1]; e++) {
        int v = neighbours[e];
        if (v >= 0) {
            int slot = atomicAdd(count, 1);
            out[slot] = v;
        }
    }
}
