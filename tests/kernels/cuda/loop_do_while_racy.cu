// verify: --block 256 --grid 1
// expect: defect
//
// The stride is half the block.

__global__ void fill(int *out, int n) {
    int tid = threadIdx.x;
    int i = tid;
    do {
        out[i] = tid; // error[race]: write, write
        i += blockDim.x / 2;
    } while (i < n);
}
