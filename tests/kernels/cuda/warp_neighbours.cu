// verify: --block 128 --grid 4
// expect: proved
//
// Lanes read from their own warp only.

__global__ void rotate(const int *in, int *out) {
    __shared__ int tile[128];
    int tid = threadIdx.x;
    int i = blockIdx.x * 128 + tid;
    tile[tid] = in[i];
    __syncwarp();
    int from = (tid & ~31) | ((tid + 1) & 31);
    out[i] = tile[from];
}
