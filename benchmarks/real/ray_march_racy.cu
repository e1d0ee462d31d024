// verify: --block 16,16
// expect: defect
//
// Rays that miss clear their pixel by the width of the block's row.

struct Ray {
    float3 o, d;
};

struct Camera {
    float m[3][4];
};

struct Volume {
    int nx, ny, nz;
    float density, brightness, step;
    int maxSteps;
};

__device__ float dot3(float3 a, float3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

__device__ float3 normalize3(float3 v) {
    const float s = rsqrtf(dot3(v, v));
    return make_float3(v.x * s, v.y * s, v.z * s);
}

__device__ bool intersect_box(const Ray &r, float &tnear, float &tfar) {
    const float3 inv = make_float3(1.0f / r.d.x, 1.0f / r.d.y, 1.0f / r.d.z);
    const float bx = inv.x * (-1.0f - r.o.x), tx = inv.x * (1.0f - r.o.x);
    const float by = inv.y * (-1.0f - r.o.y), ty = inv.y * (1.0f - r.o.y);
    const float bz = inv.z * (-1.0f - r.o.z), tz = inv.z * (1.0f - r.o.z);
    tnear = fmaxf(fmaxf(fminf(tx, bx), fminf(ty, by)), fminf(tz, bz));
    tfar = fminf(fminf(fmaxf(tx, bx), fmaxf(ty, by)), fmaxf(tz, bz));
    return tfar > tnear;
}

__device__ float sample(const unsigned char *__restrict__ voxels, const Volume &v, float3 p) {
    const int x = min(max((int)((p.x * 0.5f + 0.5f) * v.nx), 0), v.nx - 1);
    const int y = min(max((int)((p.y * 0.5f + 0.5f) * v.ny), 0), v.ny - 1);
    const int z = min(max((int)((p.z * 0.5f + 0.5f) * v.nz), 0), v.nz - 1);
    return voxels[((size_t)z * v.ny + y) * v.nx + x] * (1.0f / 255.0f);
}

__global__ void render(unsigned int *__restrict__ output, const unsigned char *__restrict__ voxels,
                       int imageW, int imageH, Camera camera, Volume volume) {
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= imageW || y >= imageH) return;

    const float u = (x / (float)imageW) * 2.0f - 1.0f;
    const float v = (y / (float)imageH) * 2.0f - 1.0f;
    Ray eye;
    eye.o = make_float3(camera.m[0][3], camera.m[1][3], camera.m[2][3]);
    eye.d = normalize3(make_float3(u, v, -2.0f));
    eye.d = make_float3(
        dot3(eye.d, make_float3(camera.m[0][0], camera.m[0][1], camera.m[0][2])),
        dot3(eye.d, make_float3(camera.m[1][0], camera.m[1][1], camera.m[1][2])),
        dot3(eye.d, make_float3(camera.m[2][0], camera.m[2][1], camera.m[2][2])));

    float tnear, tfar;
    if (!intersect_box(eye, tnear, tfar)) {
        output[y * blockDim.x + x] = 0; // error[race]: write
        return;
    }
    if (tnear < 0.0f) tnear = 0.0f;

    float sum = 0.0f, alpha = 0.0f, t = tnear;
    for (int i = 0; i < volume.maxSteps; i++) {
        const float3 p = make_float3(eye.o.x + eye.d.x * t, eye.o.y + eye.d.y * t,
                                     eye.o.z + eye.d.z * t);
        const float s = sample(voxels, volume, p);
        const float a = s * volume.density * (1.0f - alpha);
        sum += a * s;
        alpha += a;
        if (alpha > 0.95f) break;
        t += volume.step;
        if (t > tfar) break;
    }
    const unsigned int grey = (unsigned int)(__saturatef(sum * volume.brightness) * 255.0f);
    output[y * imageW + x] = (0xffu << 24) | (grey << 16) | (grey << 8) | grey; // error[race]: write
}
