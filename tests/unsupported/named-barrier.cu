// verify: --block 64 --grid 1 --engine protocol

__global__ void kernel(int *data) {
    data[threadIdx.x] = 1;
    asm volatile("bar.sync 1, 64;" : : : "memory");
}
