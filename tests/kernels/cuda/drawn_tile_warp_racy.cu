// verify: --block 128 --grid 8
// expect: defect
//
// A lane draws half as many numbers as its warp uses.

__global__ void fill(float *out, unsigned *counter, int n) {
    int lane = threadIdx.x % 32;
    unsigned first = 0;
    if (lane == 0) first = atomicAdd(counter, 16u);
    first = __shfl_sync(0xffffffffu, first, 0);
    out[first + lane] = threadIdx.x; // error[race]: write, write
}
