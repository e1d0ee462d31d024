// verify: --block 128 --grid 8
// expect: proved
//
// A lane draws as many numbers as its warp has lanes.

__global__ void fill(float *out, unsigned *counter, int n) {
    int lane = threadIdx.x % 32;
    unsigned first = 0;
    if (lane == 0) first = atomicAdd(counter, 32u);
    first = __shfl_sync(0xffffffffu, first, 0);
    out[first + lane] = threadIdx.x;
}
