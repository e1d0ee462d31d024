// verify: --block 256 --grid 16
// expect: proved
//
// Every even element is stored, the last one even if it has no right neighbour.

__global__ void pack_even(const int *in, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i % 2 == 0 && (i + 1 < n || i == n - 1)) {
        out[i / 2] = in[i];
    }
}
