// verify: --block 16,16 --grid 128,128
// expect: proved
//
// An edge-preserving filter on packed pixels, with a table of distances in constant memory.

typedef unsigned int uint;

#define MAX_RADIUS 32

__constant__ float cGaussian[2 * MAX_RADIUS + 1];

__device__ float4 unpack(uint c) {
    float4 p;
    p.x = (c & 0xff) * (1.0f / 255.0f);
    p.y = ((c >> 8) & 0xff) * (1.0f / 255.0f);
    p.z = ((c >> 16) & 0xff) * (1.0f / 255.0f);
    p.w = ((c >> 24) & 0xff) * (1.0f / 255.0f);
    return p;
}

__device__ uint pack(float4 p) {
    p.x = __saturatef(fabsf(p.x));
    p.y = __saturatef(fabsf(p.y));
    p.z = __saturatef(fabsf(p.z));
    p.w = __saturatef(fabsf(p.w));
    return (uint(p.w * 255.0f) << 24) | (uint(p.z * 255.0f) << 16) | (uint(p.y * 255.0f) << 8) |
           uint(p.x * 255.0f);
}

__device__ float closeness(float4 a, float4 b, float d) {
    const float m = (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y) +
                    (b.z - a.z) * (b.z - a.z) + (b.w - a.w) * (b.w - a.w);
    return __expf(-m / (2.0f * d * d));
}

__global__ void bilateral(uint *__restrict__ out, const uint *__restrict__ in, int w, int h,
                          float e_d, int r) {
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= w || y >= h) return;
    r = min(r, MAX_RADIUS);

    const float4 center = unpack(in[y * w + x]);
    float4 t = {0.0f, 0.0f, 0.0f, 0.0f};
    float sum = 0.0f;
    for (int i = -r; i <= r; i++) {
        for (int j = -r; j <= r; j++) {
            const int cx = min(max(x + j, 0), w - 1);
            const int cy = min(max(y + i, 0), h - 1);
            const float4 p = unpack(in[cy * w + cx]);
            const float factor =
                cGaussian[i + MAX_RADIUS] * cGaussian[j + MAX_RADIUS] * closeness(p, center, e_d);
            t.x += factor * p.x;
            t.y += factor * p.y;
            t.z += factor * p.z;
            t.w += factor * p.w;
            sum += factor;
        }
    }
    t.x /= sum;
    t.y /= sum;
    t.z /= sum;
    t.w /= sum;
    out[y * w + x] = pack(t);
}
