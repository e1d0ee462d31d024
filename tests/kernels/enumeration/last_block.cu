// verify: --engine enumerate --block 32 --grid 7 --assume 'n == 650'
// expect: proved
//
// A quotient that rounds up leaves the last block with less to do.

__global__ void fill(int *out, int n) {
    for (int i = threadIdx.x; i < 100; i += blockDim.x) {
        int at = blockIdx.x * 100 + i;
        if (at < n)
            out[at] = at;
    }
}
