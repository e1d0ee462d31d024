// verify: --block 64 --grid 1
// expect: inconclusive
//
// An instruction that the tool does not know may touch memory.

__global__ void apply(float *data) {
    float *p = data + threadIdx.x;
    asm volatile("unheard.of.global.f32 [%0];" : : "l"(p) : "memory");
}
