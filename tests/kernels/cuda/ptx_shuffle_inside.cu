// verify: --block 128
// expect: proved
//
// A shuffle tells whether the lane that it asks is inside the warp: here the lower half's is.

__global__ void halves(float *out, float value) {
    unsigned warp = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
    int inside;
    float other;
    asm("{ .reg .pred p; shfl.sync.down.b32 %0|p, %2, 16, 31, -1; selp.b32 %1, 1, 0, p; }"
        : "=f"(other), "=r"(inside)
        : "f"(value * lane));
    if (inside)
        out[warp * 16 + lane] = other;
}
