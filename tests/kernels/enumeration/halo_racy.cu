// verify: --engine enumerate --block 32,8 --grid 5
// expect: defect
//
// Borders of two rows overlap.

__global__ void blur(float *out, const float *in, int width) {
    __shared__ float tile[10 * 33];
    int x = threadIdx.x + 1, y = threadIdx.y + 1;
    tile[y * 33 + x] = in[y * width + x];
    switch (threadIdx.x) {
    case 0:
        tile[y * 33] = in[y * width]; // error[race]: write
        break;
    case 31:
        tile[y * 33 + 33] = in[y * width + 33]; // error[race]: write
        break;
    }
    if (threadIdx.y == 0) {
        tile[x] = in[x];
        tile[9 * 33 + x] = in[9 * width + x];
    }
    __syncthreads();
    out[(blockIdx.x * 8 + threadIdx.y) * 32 + threadIdx.x] =
        tile[y * 33 + x - 1] + tile[y * 33 + x + 1] + tile[y * 33 + x - 33] + tile[y * 33 + x + 33];
}
