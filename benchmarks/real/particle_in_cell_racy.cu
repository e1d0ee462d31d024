// verify: --block 128
// expect: defect(deposit_charge), proved(push_particles)
//
// Charges are added without atomics.

struct Mesh {
    int nx, ny, nz;
    float inverse;
};

__device__ __forceinline__ int wrap(int i, int n) { return i < 0 ? i + n : (i >= n ? i - n : i); }

__device__ __forceinline__ int cell(const Mesh &m, int i, int j, int k) {
    return (wrap(k, m.nz) * m.ny + wrap(j, m.ny)) * m.nx + wrap(i, m.nx);
}

__global__ void deposit_charge(const float *__restrict__ x, const float *__restrict__ y,
                               const float *__restrict__ z, float *__restrict__ rho, Mesh mesh,
                               float charge, int n) {
    const int p = blockIdx.x * blockDim.x + threadIdx.x;
    if (p >= n) return;
    const float gx = x[p] * mesh.inverse, gy = y[p] * mesh.inverse, gz = z[p] * mesh.inverse;
    const int i = (int)floorf(gx), j = (int)floorf(gy), k = (int)floorf(gz);
    const float fx = gx - i, fy = gy - j, fz = gz - k;
#pragma unroll
    for (int corner = 0; corner < 8; ++corner) {
        const int di = corner & 1, dj = (corner >> 1) & 1, dk = corner >> 2;
        const float w = (di ? fx : 1.0f - fx) * (dj ? fy : 1.0f - fy) * (dk ? fz : 1.0f - fz);
        rho[cell(mesh, i + di, j + dj, k + dk)] += charge * w; // error[race]: read, write
    }
}

__global__ void push_particles(float *__restrict__ x, float *__restrict__ v,
                               const float *__restrict__ field, Mesh mesh, float qdt, float dt,
                               int n) {
    const int p = blockIdx.x * blockDim.x + threadIdx.x;
    if (p >= n) return;
    const int i = (int)floorf(x[p] * mesh.inverse);
    const float f = x[p] * mesh.inverse - i;
    const float e = (1.0f - f) * field[wrap(i, mesh.nx)] + f * field[wrap(i + 1, mesh.nx)];
    const float speed = v[p] + qdt * e;
    v[p] = speed;
    x[p] += speed * dt;
}
