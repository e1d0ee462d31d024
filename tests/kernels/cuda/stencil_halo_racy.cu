// verify: --block 256 --grid 64
// expect: defect
//
// The tile is read before all of it is stored.

constexpr int BLOCK = 256;
constexpr int RADIUS = 3;

// `in` has RADIUS elements more than `out` on each side.
__global__ void stencil(const float *in, float *out) {
    __shared__ float tile[BLOCK + 2 * RADIUS];
    int g = blockIdx.x * BLOCK + threadIdx.x;
    int l = threadIdx.x + RADIUS;

    tile[l] = in[g + RADIUS]; // error[race]: write
    if (threadIdx.x < RADIUS) {
        tile[l - RADIUS] = in[g]; // error[race?]: write
        tile[l + BLOCK] = in[g + BLOCK + RADIUS]; // error[race?]: write
    }

    float sum = 0.0f;
    for (int offset = -RADIUS; offset <= RADIUS; offset++) {
        sum += tile[l + offset]; // error[race]: read
    }
    out[g] = sum;
}
