// verify: --block 256 --grid 16
// expect: proved
//
// Only the first thread of a block goes on.

__global__ void leaders(int *out) {
    if (threadIdx.x != 0) {
        return;
    }
    out[blockIdx.x] = 10 * threadIdx.x;
}
