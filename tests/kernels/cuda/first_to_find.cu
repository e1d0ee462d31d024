// verify:
// expect: proved
// Whoever finds the flag as it was writes what it found; so does whoever takes a slot.

__global__ void find(const int *in, int *found, int *slots, int *out, int *owners, int n, int many) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    if (in[i] == 7 && atomicExch(found, 1) == 0) {
        out[0] = i;
        out[1] = in[i];
    }
    int slot = (unsigned)in[i] % many;
    if (atomicCAS(&slots[slot], -1, 0) == -1)
        owners[slot] = i;
}
