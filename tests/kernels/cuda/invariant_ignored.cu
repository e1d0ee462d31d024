// verify: --block 64 --grid 1 --assume 'n <= 10000' --no-user-invariants
// expect: proved
//
// An invariant that does not hold is no defect where invariants are not asked for.

__global__ void spread(int *out, int n) {
    int tid = threadIdx.x;
    for (int i = tid; __invariant(i == tid), i < n; i += 64) {
        out[i] = tid;
    }
}
