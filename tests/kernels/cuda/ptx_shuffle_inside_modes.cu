// verify: --block 128
// expect: proved
//
// Whether the lane that is asked is inside, for the other ways to ask: all lanes but the first
// ask one below them; the upper half of a warp asks the lower one, which may be asked alone; the
// sixth lane of a segment of eight is none of its first four.

#define INSIDE(MODE, OTHER, LAST) \
    ({ int inside; \
       unsigned value; \
       asm("{ .reg .pred p; shfl.sync." MODE ".b32 %0|p, %2, %3, %4, -1; selp.b32 %1, 1, 0, p; }" \
           : "=r"(value), "=r"(inside) \
           : "r"(lane), "r"(OTHER), "r"(LAST)); \
       inside; })

__global__ void parts(int *__restrict__ all_but_one, int *__restrict__ half, int *__restrict__ none) {
    unsigned warp = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
    if (INSIDE("up", 1, 0))
        all_but_one[warp * 31 + lane - 1] = lane;
    if (INSIDE("bfly", 16, 15))
        half[warp * 16 + lane - 16] = lane;
    if (INSIDE("idx", 5, 24 << 8 | 3))
        none[0] = lane;
}
