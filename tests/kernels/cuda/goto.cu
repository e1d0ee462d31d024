// verify: --block 64 --grid 4
// expect: proved
//
// A loop made of gotos.

__global__ void fill(int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int k = 0;
again:
    if (k >= 4) {
        goto done;
    }
    out[4 * i + k] = i;
    k++;
    goto again;
done:
    return;
}
