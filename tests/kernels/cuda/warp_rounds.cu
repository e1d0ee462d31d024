// verify: --block 128 --grid 64
// expect: proved
//
// Each warp goes over rows of its own, with a buffer of its own.

__global__ void reverse(int *out, int n) {
    __shared__ int rows[4][33];
    int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    for (int row = blockIdx.x * 4 + warp; row < n; row += gridDim.x * 4) {
        rows[warp][lane] = row + lane;
        __syncwarp();
        out[row * 32 + lane] = rows[warp][31 - lane];
        __syncwarp();
    }
}
