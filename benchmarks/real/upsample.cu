// verify: --block 32,8
// expect: proved
//
// Larger images: nearest and bilinear, and the gradient of the bilinear one.

__device__ __forceinline__ float source_index(float scale, int dst) {
    const float s = scale * (dst + 0.5f) - 0.5f;
    return s < 0.0f ? 0.0f : s;
}

__global__ void upsample_nearest(const unsigned char *__restrict__ in,
                                 unsigned char *__restrict__ out, int inW, int inH, int outW,
                                 int outH) {
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    const int c = blockIdx.z;
    if (x >= outW || y >= outH) return;
    const int sx = min(static_cast<int>(static_cast<long long>(x) * inW / outW), inW - 1);
    const int sy = min(static_cast<int>(static_cast<long long>(y) * inH / outH), inH - 1);
    out[(static_cast<long long>(c) * outH + y) * outW + x] =
        in[(static_cast<long long>(c) * inH + sy) * inW + sx];
}

__global__ void upsample_bilinear(const float *__restrict__ in, float *__restrict__ out, int inW,
                                  int inH, int outW, int outH, float scaleX, float scaleY) {
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= outW || y >= outH) return;
    const float fx = source_index(scaleX, x), fy = source_index(scaleY, y);
    const int x0 = min((int)fx, inW - 1), y0 = min((int)fy, inH - 1);
    const int x1 = min(x0 + 1, inW - 1), y1 = min(y0 + 1, inH - 1);
    const float lx = fx - x0, ly = fy - y0;
    const float *plane = in + (long long)blockIdx.z * inW * inH;
    const float top = (1.0f - lx) * plane[y0 * inW + x0] + lx * plane[y0 * inW + x1];
    const float bottom = (1.0f - lx) * plane[y1 * inW + x0] + lx * plane[y1 * inW + x1];
    out[((long long)blockIdx.z * outH + y) * outW + x] = (1.0f - ly) * top + ly * bottom;
}

__global__ void upsample_bilinear_backward(const float *__restrict__ gradOut,
                                           float *__restrict__ gradIn, int inW, int inH, int outW,
                                           int outH, float scaleX, float scaleY) {
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= outW || y >= outH) return;
    const float fx = source_index(scaleX, x), fy = source_index(scaleY, y);
    const int x0 = min((int)fx, inW - 1), y0 = min((int)fy, inH - 1);
    const int x1 = min(x0 + 1, inW - 1), y1 = min(y0 + 1, inH - 1);
    const float lx = fx - x0, ly = fy - y0;
    const float g = gradOut[((long long)blockIdx.z * outH + y) * outW + x];
    float *plane = gradIn + (long long)blockIdx.z * inW * inH;
    atomicAdd(&plane[y0 * inW + x0], (1.0f - ly) * (1.0f - lx) * g);
    atomicAdd(&plane[y0 * inW + x1], (1.0f - ly) * lx * g);
    atomicAdd(&plane[y1 * inW + x0], ly * (1.0f - lx) * g);
    atomicAdd(&plane[y1 * inW + x1], ly * lx * g);
}
