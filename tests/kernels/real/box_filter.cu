// verify: --block 64
// expect: proved
//
// A sliding window along rows and along columns, one thread for each.

__device__ void window_row(const float *id, float *od, int w, int r) {
    const float scale = 1.0f / static_cast<float>((r << 1) + 1);
    float t = id[0] * r;
    for (int x = 0; x < r + 1; x++) t += id[x];
    od[0] = t * scale;
    for (int x = 1; x < r + 1; x++) {
        t += id[x + r];
        t -= id[0];
        od[x] = t * scale;
    }
    for (int x = r + 1; x < w - r; x++) {
        t += id[x + r];
        t -= id[x - r - 1];
        od[x] = t * scale;
    }
    for (int x = w - r; x < w; x++) {
        t += id[w - 1];
        t -= id[x - r - 1];
        od[x] = t * scale;
    }
}

__global__ void box_rows(const float *__restrict__ in, float *__restrict__ out, int w, int h, int r) {
    const int y = blockIdx.x * blockDim.x + threadIdx.x;
    if (y >= h || r < 0 || 2 * r + 1 > w) return;
    window_row(&in[y * w], &out[y * w], w, r);
}

__global__ void box_columns(const float *__restrict__ in, float *__restrict__ out, int w, int h,
                            int r) {
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    if (x >= w) return;
    const float scale = 1.0f / static_cast<float>((r << 1) + 1);
    const float *id = in + x;
    float *od = out + x;

    float t = id[0] * (r + 1);
    for (int y = 1; y <= r; y++) t += id[min(y, h - 1) * w];
    for (int y = 0; y < h; y++) {
        od[y * w] = t * scale;
        const int enters = min(y + r + 1, h - 1);
        const int leaves = max(y - r, 0);
        t += id[enters * w] - id[leaves * w];
    }
}
