// verify: --block 64 --grid 1 --engine protocol
// expect: defect
//
// Two writes of one value are possible, but other values race.

__global__ void two(int *a) {
    a[0] = 1; // error[race]: write
    a[threadIdx.x] = 0; // error[race]: write
}
