// verify: --block 256 --grid 16
// expect: proved
//
// The leader of four threads writes its right neighbour's element too, which that one
// leaves alone.

__global__ void expand(const int *in, int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    switch (i % 4) {
    case 0:
        out[i] = in[i];
        out[i + 1] = 2 * in[i];
        break;
    case 1:
        break;
    default:
        out[i] = 3 * in[i];
    }
}
