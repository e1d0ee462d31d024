// verify: --check-annotations --block 64 --grid 1 --find-bugs=8
// expect: inconclusive
//
// All iterations are looked at, but not whether the invariant holds.

__global__ void spread(int *out) {
    int tid = threadIdx.x;
    for (int i = 0; __invariant(i <= 4), i < 4; i++) {
        out[64 * i + tid] = tid;
    }
}
