// verify: --block 64 --grid 1

__global__ void kernel(float *data) {
    asm volatile("unheard.of.global.f32 [%0];" : : "l"(data) : "memory");
}
