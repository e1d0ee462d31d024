// verify: --block 256 --grid 16
// expect: defect
//
// Each half of a block waits at a barrier of its own, and reads what the other half writes.

__global__ void reversed(const float *__restrict__ in, float *__restrict__ out) {
    __shared__ float halves[2][128];
    int half = threadIdx.x >> 7, place = threadIdx.x & 127;
    halves[half][place] = in[blockIdx.x * 256 + threadIdx.x]; // error[race]: write
    asm volatile("bar.sync %0, 128;" ::"r"(half + 1) : "memory");
    out[blockIdx.x * 256 + threadIdx.x] = halves[1 - half][127 - place]; // error[race]: read
}
