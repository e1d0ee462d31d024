// verify: --block 128 --grid 64
// expect: defect
//
// A fast lane writes the next row while a slow one reads this one.

__global__ void reverse(int *out, int n) {
    __shared__ int rows[4][33];
    int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    for (int row = blockIdx.x * 4 + warp; row < n; row += gridDim.x * 4) {
        rows[warp][lane] = row + lane; // error[race]: write
        __syncwarp();
        out[row * 32 + lane] = rows[warp][31 - lane]; // error[race]: read
    }
}
