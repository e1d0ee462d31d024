// verify: --block 256 --grid 1
// expect: proved
//
// From the end of the array down.

__global__ void fill(int *out, int n) {
    int tid = threadIdx.x;
    for (int i = n - 1 - tid; i >= 0; i -= 256) {
        out[i] = tid;
    }
}
