// verify: --block 32 --grid 1
// expect: proved
//
// As many threads as elements.

__global__ void tag(int *out) {
    out[threadIdx.x % 32] = threadIdx.x;
}
