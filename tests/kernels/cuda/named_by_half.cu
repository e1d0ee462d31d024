// verify: --block 256 --grid 16
// expect: proved
//
// Each half of a block waits at a barrier of its own, whose number it computes.

__global__ void reversed(const float *__restrict__ in, float *__restrict__ out) {
    __shared__ float halves[2][128];
    int half = threadIdx.x >> 7, place = threadIdx.x & 127;
    halves[half][place] = in[blockIdx.x * 256 + threadIdx.x];
    asm volatile("bar.sync %0, 128;" ::"r"(half + 1) : "memory");
    out[blockIdx.x * 256 + threadIdx.x] = halves[half][127 - place];
}
