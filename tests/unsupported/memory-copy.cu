// verify: --block 64 --grid 1

__global__ void kernel(char *to, const char *from, size_t bytes) {
    memcpy(to, from, bytes);
}
