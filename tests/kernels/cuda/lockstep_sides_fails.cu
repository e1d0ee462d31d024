// verify: --block 32 --grid 1 --warp-sync
// expect: inconclusive
//
// Either side of the branch may run first.

__global__ void exchange(int *a, int *b) {
    a[0] = 0;
    if (threadIdx.x == 0)
        __assert(a[0] == 0); // possible[assertion]
    else if (threadIdx.x == 1)
        a[0] = 1;
}
