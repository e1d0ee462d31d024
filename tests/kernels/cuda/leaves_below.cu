// verify: --block 32 --grid 1
// expect: proved
//
// A counter goes up, and the loop on while it is below the bound: that it wraps around before it comes
// there is taken not to happen.

__global__ void count(int *out, int n, int m) {
    for (int u = m; u < n; u += blockDim.x)
        if (u < m)
            out[0] = threadIdx.x;
}
