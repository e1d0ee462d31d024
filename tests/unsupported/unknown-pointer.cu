// verify: --block 64 --grid 1

__global__ void kernel(unsigned long long address) {
    *reinterpret_cast<int *>(address) = 1;
}
