// verify: --block 128 --grid 4
// expect: defect
//
// The first warp of a block draws from another counter than those that it shares rows with.

__global__ void fill(float *__restrict__ out, unsigned *__restrict__ a, unsigned *__restrict__ b) {
    int lane = threadIdx.x % 32;
    unsigned *counter = threadIdx.x == 0 ? a : b;
    unsigned first = 0;
    if (lane == 0) first = atomicAdd(counter, 32u);
    first = __shfl_sync(0xffffffffu, first, 0);
    if (lane) out[first + lane] = threadIdx.x; // error[race]: write, write
}
