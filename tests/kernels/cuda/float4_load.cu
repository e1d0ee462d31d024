// verify: --block 64 --grid 1
// expect: proved
//
// Elements are stored one by one and read back four at a time after a barrier.

__global__ void sum_quads(const float *in, float *out) {
    __shared__ __align__(16) float tile[256];
    int tid = threadIdx.x;
    for (int k = 0; k < 4; k++) {
        tile[k * 64 + tid] = in[k * 64 + tid];
    }
    __syncthreads();
    float4 quad = reinterpret_cast<const float4 *>(tile)[tid];
    out[tid] = quad.x + quad.y + quad.z + quad.w;
}
