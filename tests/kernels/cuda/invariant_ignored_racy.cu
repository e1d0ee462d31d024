// verify: --block 64 --grid 1 --assume 'n <= 10000' --no-user-invariants
// expect: defect
//
// What is ignored hides nothing: the stride is one too short.

__global__ void spread(int *out, int n) {
    int tid = threadIdx.x;
    for (int i = tid; __invariant(i == tid), i < n; i += 63) {
        out[i] = tid; // error[race]: write, write
    }
}
