// verify: --block 256 --grid 1
// expect: proved
//
// A loop that tests at its end.

__global__ void fill(int *out, int n) {
    int tid = threadIdx.x;
    int i = tid;
    do {
        out[i] = tid;
        i += blockDim.x;
    } while (i < n);
}
