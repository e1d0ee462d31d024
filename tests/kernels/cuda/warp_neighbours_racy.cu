// verify: --block 128 --grid 4
// expect: defect
//
// The last lane reads from the next warp, which __syncwarp does not wait for.

__global__ void rotate(const int *in, int *out) {
    __shared__ int tile[128];
    int tid = threadIdx.x;
    int i = blockIdx.x * 128 + tid;
    tile[tid] = in[i]; // error[race]: write
    __syncwarp();
    int from = (tid + 1) & 127;
    out[i] = tile[from]; // error[race]: read
}
