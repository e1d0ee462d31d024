// verify: --block 256 --grid 64
// expect: defect
//
// The new positions go where other blocks still read the old ones.

#define BLOCK 256
#define SOFTENING_SQUARED 1e-9f

__device__ __forceinline__ float3 interact(float3 acc, float4 bi, float4 bj) {
    float3 r;
    r.x = bj.x - bi.x;
    r.y = bj.y - bi.y;
    r.z = bj.z - bi.z;
    const float distSqr = r.x * r.x + r.y * r.y + r.z * r.z + SOFTENING_SQUARED;
    const float invDist = rsqrtf(distSqr);
    const float s = bj.w * invDist * invDist * invDist;
    acc.x += r.x * s;
    acc.y += r.y * s;
    acc.z += r.z * s;
    return acc;
}

__device__ float3 gravity(const float4 *positions, float4 self, int n) {
    __shared__ float4 tile[BLOCK];
    const float4 none = make_float4(0.0f, 0.0f, 0.0f, 0.0f);
    float3 acc = make_float3(0.0f, 0.0f, 0.0f);
    const int numTiles = (n + BLOCK - 1) / BLOCK;
    for (int t = 0; t < numTiles; ++t) {
        const int j = t * BLOCK + threadIdx.x;
        tile[threadIdx.x] = (j < n) ? positions[j] : none; // error[race]: read
        __syncthreads();
#pragma unroll 8
        for (int k = 0; k < BLOCK; ++k) {
            acc = interact(acc, self, tile[k]);
        }
        __syncthreads();
    }
    return acc;
}

__global__ void integrate_bodies(float4 *pos, float4 *__restrict__ vel, int numBodies,
                                 float dt, float damping) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    float4 p = make_float4(0.0f, 0.0f, 0.0f, 0.0f);
    if (i < numBodies) p = pos[i];

    const float3 a = gravity(pos, p, numBodies);
    if (i >= numBodies) return;

    float4 v = vel[i];
    v.x = (v.x + a.x * dt) * damping;
    v.y = (v.y + a.y * dt) * damping;
    v.z = (v.z + a.z * dt) * damping;
    p.x += v.x * dt;
    p.y += v.y * dt;
    p.z += v.z * dt;
    pos[i] = p; // error[race]: write
    vel[i] = v;
}
