// verify:
// expect: proved
//
// Each round all threads read all of the tile, which the next round fills anew.
#include <cstdlib>

__global__ void forces(const float4 *bodies, float3 *force, int n) {
    extern __shared__ float4 tile[];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float4 own = i < n ? bodies[i] : make_float4(0, 0, 0, 0);
    float3 sum = make_float3(0, 0, 0);
    for (int first = 0; first < n; first += blockDim.x) {
        int j = first + threadIdx.x;
        tile[threadIdx.x] = j < n ? bodies[j] : make_float4(0, 0, 0, 0);
        __syncthreads();
        for (int k = 0; k < blockDim.x; k++) {
            float4 other = tile[k];
            float x = other.x - own.x, y = other.y - own.y, z = other.z - own.z;
            float by = other.w * rsqrtf(x * x + y * y + z * z + 1e-9f);
            sum.x += by * x;
            sum.y += by * y;
            sum.z += by * z;
        }
        __syncthreads();
    }
    if (i < n)
        force[i] = sum;
}

int main(int argc, char **argv) {
    int n = argc > 1 ? atoi(argv[1]) : 30000;
    float4 *bodies;
    float3 *force;
    cudaMalloc(&bodies, sizeof(float4) * n);
    cudaMalloc(&force, sizeof(float3) * n);
    forces<<<(n + 255) / 256, 256, 256 * sizeof(float4)>>>(bodies, force, n);
}
