// verify: --block 32 --grid 1 --warp-sync
// expect: proved
//
// In lockstep one side of a branch runs after the other.

__global__ void exchange(int *a, int *b) {
    int seen = 1;
    if (threadIdx.x == 0)
        seen = a[0];
    else if (threadIdx.x == 1)
        a[0] = 1;
    b[threadIdx.x] = seen;
}
