// verify: --block 256 --grid 64
// expect: proved
//
// One-dimensional stencil on a tile with a halo on both sides.

constexpr int BLOCK = 256;
constexpr int RADIUS = 3;

// `in` has RADIUS elements more than `out` on each side.
__global__ void stencil(const float *in, float *out) {
    __shared__ float tile[BLOCK + 2 * RADIUS];
    int g = blockIdx.x * BLOCK + threadIdx.x;
    int l = threadIdx.x + RADIUS;

    tile[l] = in[g + RADIUS];
    if (threadIdx.x < RADIUS) {
        tile[l - RADIUS] = in[g];
        tile[l + BLOCK] = in[g + BLOCK + RADIUS];
    }
    __syncthreads();

    float sum = 0.0f;
    for (int offset = -RADIUS; offset <= RADIUS; offset++) {
        sum += tile[l + offset];
    }
    out[g] = sum;
}
