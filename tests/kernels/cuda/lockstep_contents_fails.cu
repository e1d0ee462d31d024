// verify: --block 32 --grid 1 --warp-sync
// expect: defect
//
// Threads of the warp write all of these cells without a race.

__global__ void overwritten(int *a) {
    a[0] = 1;
    a[1] = 1;
    a[2] = 1;
    a[threadIdx.x] = 0;
    __assert(a[0] == 1 || a[1] == 1 || a[2] == 1); // error[assertion]
}
