// verify: --block 16,16 --grid 120,68
// expect: defect
//
// The tile is used before it is complete.

typedef unsigned char Pixel;

#define BW 16
#define BH 16
#define RADIUS 1
#define TW (BW + 2 * RADIUS)
#define TH (BH + 2 * RADIUS)

__device__ Pixel gradient(const Pixel (&tile)[TH][TW], int r, int c, float scale) {
#define P(dr, dc) tile[r + (dr)][c + (dc)]
    const int horz = P(-1, 1) + 2 * P(0, 1) + P(1, 1) - P(-1, -1) - 2 * P(0, -1) - P(1, -1); // error[race?]: read
    const int vert = P(-1, -1) + 2 * P(-1, 0) + P(-1, 1) - P(1, -1) - 2 * P(1, 0) - P(1, 1); // error[race?]: read
#undef P
    const int sum = (int)(scale * (abs(horz) + abs(vert)));
    return sum < 0 ? 0 : sum > 0xff ? 0xff : (Pixel)sum;
}

__global__ void sobel_shared(const Pixel *__restrict__ in, Pixel *__restrict__ out, int w, int h,
                             float scale) {
    __shared__ Pixel tile[TH][TW];
    const int x0 = blockIdx.x * BW - RADIUS;
    const int y0 = blockIdx.y * BH - RADIUS;

    for (int i = threadIdx.y * BW + threadIdx.x; i < TH * TW; i += BW * BH) {
        const int r = i / TW, c = i % TW;
        const int y = min(max(y0 + r, 0), h - 1);
        const int x = min(max(x0 + c, 0), w - 1);
        tile[r][c] = in[y * w + x]; // error[race]: write
    }

    const int x = blockIdx.x * BW + threadIdx.x;
    const int y = blockIdx.y * BH + threadIdx.y;
    if (x >= w || y >= h) return;

    out[y * w + x] = gradient(tile, threadIdx.y + RADIUS, threadIdx.x + RADIUS, scale);
}
