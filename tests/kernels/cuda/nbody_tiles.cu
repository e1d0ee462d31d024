// verify: --block 64 --grid 16
// expect: proved
//
// Forces between bodies, tile by tile of positions.

struct Body {
    float x, y, z, mass;
};

__device__ float3 attract(float3 force, const Body &self, const Body &other) {
    float dx = other.x - self.x;
    float dy = other.y - self.y;
    float dz = other.z - self.z;
    float inverse = rsqrtf(dx * dx + dy * dy + dz * dz + 1.0e-6f);
    float scale = other.mass * inverse * inverse * inverse;
    force.x += dx * scale;
    force.y += dy * scale;
    force.z += dz * scale;
    return force;
}

__global__ void forces(const Body *bodies, float3 *out) {
    __shared__ Body tile[64];
    int i = blockIdx.x * 64 + threadIdx.x;
    Body self = bodies[i];
    float3 force = {0.0f, 0.0f, 0.0f};
    for (int t = 0; t < 16; t++) {
        tile[threadIdx.x] = bodies[t * 64 + threadIdx.x];
        __syncthreads();
        for (int k = 0; k < 64; k++) {
            Body other = tile[k];
            force = attract(force, self, other);
        }
        __syncthreads();
    }
    out[i] = force;
}
