// verify: --block 64 --grid 1

__global__ void kernel(void *data) { free(data); }
