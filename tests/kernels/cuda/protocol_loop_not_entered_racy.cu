// verify: --block 64 --grid 1 --engine protocol
// expect: defect
//
// The loop with the barrier may run zero times.

__global__ void shift(int *out, int n) {
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = t; // error[race]: write
    for (int i = 0; i < n; i++) {
        __syncthreads();
    }
    out[t] = s[(t + 1) % 64]; // error[race]: read
}
