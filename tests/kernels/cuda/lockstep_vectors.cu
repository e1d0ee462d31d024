// verify: --block 32 --grid 1 --warp-sync
// expect: proved
//
// One instruction writes four neighbouring cells, and each thread has its own.

__global__ void spread(int *a) {
    int4 *cells = (int4 *)(a + 4 * threadIdx.x);
    *cells = make_int4(0, 1, 2, 3);
}
