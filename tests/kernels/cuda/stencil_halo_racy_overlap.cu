// verify: --block 256 --grid 64
// expect: defect
//
// The right halo starts one cell too early and overwrites the last cell of the tile.

constexpr int BLOCK = 256;
constexpr int RADIUS = 3;

// `in` has RADIUS elements more than `out` on each side.
__global__ void stencil(const float *in, float *out) {
    __shared__ float tile[BLOCK + 2 * RADIUS];
    int g = blockIdx.x * BLOCK + threadIdx.x;
    int l = threadIdx.x + RADIUS;

    tile[l] = in[g + RADIUS]; // error[race]: write
    if (threadIdx.x < RADIUS) {
        tile[l - RADIUS] = in[g];
        tile[l + BLOCK - 1] = in[g + BLOCK + RADIUS]; // error[race]: write
    }
    __syncthreads();

    float sum = 0.0f;
    for (int offset = -RADIUS; offset <= RADIUS; offset++) {
        sum += tile[l + offset];
    }
    out[g] = sum;
}
