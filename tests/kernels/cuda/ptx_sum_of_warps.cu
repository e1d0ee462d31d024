// verify: --block 128
// expect: proved
//
// The sums of warps by shuffles that say whether to add, as CUB writes them.

__device__ float add_below(float value, int distance) {
    float sum;
    asm("{ .reg .f32 r0; .reg .pred p; shfl.sync.down.b32 r0|p, %1, %2, 31, -1;"
        " @p add.f32 r0, r0, %1; mov.f32 %0, r0; }"
        : "=f"(sum)
        : "f"(value), "r"(distance));
    return sum;
}

__global__ void sum(const float *__restrict__ in, float *__restrict__ out) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    float total = in[i];
    for (int distance = 1; distance < 32; distance *= 2)
        total = add_below(total, distance);
    if (i % 32 == 0)
        out[i / 32] = total;
}
