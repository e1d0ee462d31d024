// verify: --block 128 --grid 1
// expect: proved
//
// One half of the block produces in one array, the other in another; both are read after a
// barrier.

__global__ void pipeline(const int *in, int *out) {
    __shared__ int stage[64];
    int tid = threadIdx.x;
    if (tid < 64) {
        stage[tid] = 2 * in[tid];
    }
    __syncthreads();
    if (tid >= 64) {
        out[tid - 64] = stage[tid - 64];
    }
}
