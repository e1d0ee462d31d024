// verify: --block 64 --grid 1
// expect: proved
//
// The largest index is just below 2^32.

__global__ void scatter(int *out) {
    out[threadIdx.x * 0x04000000u] = threadIdx.x;
}
