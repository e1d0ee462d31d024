// verify: --block 64 --grid 1 --engine protocol
// expect: proved
//
// All threads write the same value to one cell, and their own to others.

__global__ void two(int *a) {
    a[0] = 1; // warning[race]: write, write
    a[threadIdx.x + 1] = 0;
}
