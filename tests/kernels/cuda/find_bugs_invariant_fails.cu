// verify: --check-annotations --block 64 --grid 1 --find-bugs=8
// expect: defect
//
// Unwound loops have no invariants, but a run breaks the one that the source claims.

__global__ void spread(int *out) {
    int tid = threadIdx.x;
    for (int i = 0; __invariant(i == 0), i < 4; i++) { // error[assertion]
        out[64 * i + tid] = tid;
    }
}
