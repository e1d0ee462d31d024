// verify: --block 32 --grid 1 --warp-sync
// expect: proved
//
// Nothing writes `a` between the two reads of it.

__global__ void reread(int *a, int *b) {
    a[threadIdx.x] = 1;
    int before = a[threadIdx.x];
    b[threadIdx.x] = 1;
    int after = a[threadIdx.x];
    __assert(before == after);
}
