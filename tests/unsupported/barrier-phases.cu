// verify: --block 64 --grid 1

// All threads come to a barrier for 32 of them.
__global__ void kernel(int *data) {
    asm volatile("bar.sync 1, 32;" : : : "memory");
}
