// verify: --block 32 --grid 1 --warp-sync
// expect: inconclusive
//
// In lockstep, one instruction of two threads writes overlapping cells at once.

__global__ void spread(int *a) {
    int4 *cells = (int4 *)(a + 2 * threadIdx.x);
    *cells = make_int4(0, 1, 2, 3); // possible[race]: write, write
}
