// verify: --block 64 --grid 1
// expect: defect
//
// The 32-bit product wraps around: every fourth thread hits the same element.

__global__ void scatter(int *out) {
    out[threadIdx.x * 0x40000000u] = threadIdx.x; // error[race]: write, write
}
