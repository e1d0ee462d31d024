// verify: --block 256 --grid 1
// expect: defect
//
// The last round clamps the index instead of leaving the loop.

__global__ void fill(int *out, int n) {
    int tid = threadIdx.x;
    for (int i = n - 1 - tid; i > -256; i -= 256) {
        out[max(i, 0)] = tid; // error[race]: write, write
    }
}
