// verify: --check-annotations --block 64 --grid 1 --assume 'n <= 10000'
// expect: proved
//
// A loop invariant of the user's that holds and carries over.

__global__ void spread(int *out, int n) {
    int tid = threadIdx.x;
    for (int i = tid; __invariant(i % 64 == tid), i < n; i += 64) {
        out[i] = tid;
    }
}
