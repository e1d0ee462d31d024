// verify: --block 64
// expect: defect
#include <cstdint>

__global__ void words(unsigned short *halves)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    *(unsigned *)((uintptr_t)(halves + i) & ~(uintptr_t)3) = i; // error[race]: write
}

__global__ void lines(int *values)
{
    extern __shared__ char raw[];
    int *tile = (int *)(((uintptr_t)raw + 127) & ~(uintptr_t)127);
    int *own = values + 64 * blockIdx.x;
    tile[threadIdx.x] = own[threadIdx.x]; // error[race]: write
    own[threadIdx.x] = tile[63 - threadIdx.x]; // error[race]: read
}

__global__ void counts(unsigned short *halves, const int *bins, int n)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        unsigned *word = (unsigned *)((uintptr_t)(halves + bins[i]) & ~(uintptr_t)3);
        *word += 1; // error[race]: read, write
    }
}
