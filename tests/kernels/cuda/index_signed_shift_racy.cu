// verify: --block 256 --grid 1
// expect: defect
//
// The shifts drop the bit that tells the halves of the block apart.

__global__ void tag(int *out) {
    int tid = threadIdx.x;
    int k = (tid << 25) >> 25;
    out[k + 64] = tid; // error[race]: write, write
}
