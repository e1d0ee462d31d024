// verify: --block 64 --grid 40
// expect: proved
//
// A blur by recursion down and up each column.

__device__ float4 rgba(unsigned int c) {
    return make_float4(c & 0xff, (c >> 8) & 0xff, (c >> 16) & 0xff, c >> 24);
}

__device__ unsigned int packed(float4 p) {
    return (unsigned int)p.x | ((unsigned int)p.y << 8) | ((unsigned int)p.z << 16) |
           ((unsigned int)p.w << 24);
}

__device__ float4 mix(float4 a, float wa, float4 b, float wb) {
    return make_float4(a.x * wa + b.x * wb, a.y * wa + b.y * wb, a.z * wa + b.z * wb,
                       a.w * wa + b.w * wb);
}

__global__ void recursive_columns(const unsigned int *__restrict__ id, unsigned int *__restrict__ od,
                                  int w, int h, float a) {
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    if (x >= w) return;

    id += x;
    od += x;

    float4 yp = rgba(*id);
    for (int y = 0; y < h; y++) {
        const float4 xc = rgba(*id);
        const float4 yc = mix(xc, a, yp, 1.0f - a);
        *od = packed(yc);
        id += w;
        od += w;
        yp = yc;
    }

    id -= w;
    od -= w;

    yp = rgba(*id);
    for (int y = h - 1; y >= 0; y--) {
        const float4 xc = rgba(*id);
        const float4 yc = mix(xc, a, yp, 1.0f - a);
        *od = packed(mix(rgba(*od), 0.5f, yc, 0.5f));
        id -= w;
        od -= w;
        yp = yc;
    }
}
