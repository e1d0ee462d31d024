// verify: --block 64 --grid 2 --engine protocol
// expect: defect
//
// Threads of different blocks race.

__global__ void fill(int *a) {
    a[threadIdx.x] = blockIdx.x; // error[race]: write, write
}
