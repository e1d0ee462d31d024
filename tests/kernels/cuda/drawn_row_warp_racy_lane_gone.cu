// verify: --block 128 --grid 4
// expect: inconclusive
//
// The lane whose number the others take has left, so that they have any number.

__global__ void fill(float *out, unsigned *counter) {
    int lane = threadIdx.x % 32;
    if (lane == 0) return;
    unsigned first = atomicAdd(counter, 32u);
    first = __shfl_sync(0xffffffffu, first, 0);
    out[first + lane] = threadIdx.x; // possible[race]: write, write
}
