// verify: --block 128 --grid 1
// expect: proved
//
// Shifting left and right again keeps seven bits, the highest as sign.

__global__ void tag(int *out) {
    int tid = threadIdx.x;
    int k = (tid << 25) >> 25;
    out[k + 64] = tid;
}
