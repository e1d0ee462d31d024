// verify: --block '*' --grid 1
// expect: proved
//
// Blocks have at most 128 threads, so that masking is harmless.

__global__ void __launch_bounds__(128) tag(int *out) {
    out[threadIdx.x & 127] = threadIdx.x;
}
