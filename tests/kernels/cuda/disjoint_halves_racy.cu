// verify: --block 128 --grid 1
// expect: defect
//
// The second half consumes at once what the first half produces.

__global__ void pipeline(const int *in, int *out) {
    __shared__ int stage[64];
    int tid = threadIdx.x;
    if (tid < 64) {
        stage[tid] = 2 * in[tid]; // error[race]: write
    } else {
        out[tid - 64] = stage[tid - 64]; // error[race]: read
    }
}
