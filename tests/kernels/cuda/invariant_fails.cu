// verify: --check-annotations --block 64 --grid 1 --assume 'n <= 10000'
// expect: defect
//
// A loop invariant of the user's that fails after the first step.

__global__ void spread(int *out, int n) {
    int tid = threadIdx.x;
    for (int i = tid; __invariant(i == tid), i < n; i += 64) { // error[assertion]
        out[i] = tid;
    }
}
