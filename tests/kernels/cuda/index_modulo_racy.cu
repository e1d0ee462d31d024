// verify: --block 64 --grid 1
// expect: defect
//
// Twice as many threads as elements.

__global__ void tag(int *out) {
    out[threadIdx.x % 32] = threadIdx.x; // error[race]: write, write
}
