// verify: --block 32 --grid 4
// expect: proved
//
// The block is one warp, whose lanes wait for each other.

__global__ void rotate(const int *in, int *out) {
    __shared__ int tile[32];
    int lane = threadIdx.x;
    int i = blockIdx.x * 32 + lane;
    tile[lane] = in[i];
    __syncwarp();
    out[i] = tile[(lane + 1) % 32];
}
