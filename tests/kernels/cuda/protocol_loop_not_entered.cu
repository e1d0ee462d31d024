// verify: --block 64 --grid 1 --engine protocol --assume 'n > 0'
// expect: proved
//
// The loop with the barrier runs at least once.

__global__ void shift(int *out, int n) {
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = t;
    for (int i = 0; i < n; i++) {
        __syncthreads();
    }
    out[t] = s[(t + 1) % 64];
}
