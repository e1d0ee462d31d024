// Whether the lane that a shuffle asks is inside the warp is known: the lower half of each warp
// finds it inside. Sums of warps by the same instruction, in assembly.
// args: --block 128

__device__ bool lane_below(float value, int distance) {
    int inside;
    float other;
    asm("{ .reg .pred p; shfl.sync.down.b32 %0|p, %2, %3, 31, -1; selp.b32 %1, 1, 0, p; }"
        : "=f"(other), "=r"(inside)
        : "f"(value), "r"(distance));
    return inside;
}

__device__ float add_below(float value, int distance) {
    float sum;
    asm("{ .reg .f32 r0; .reg .pred p; shfl.sync.down.b32 r0|p, %1, %2, 31, -1;"
        " @p add.f32 r0, r0, %1; mov.f32 %0, r0; }"
        : "=f"(sum)
        : "f"(value), "r"(distance));
    return sum;
}

__global__ void halves(float *out, float value) {
    unsigned warp = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
    unsigned lane = threadIdx.x % 32;
    if (lane_below(value, 16))
        out[warp * 16 + lane] = value;
}
