// verify: --block 64
// expect: proved
//
// Pointers that are rounded as numbers: the word around a half, and the next line of shared memory.
#include <cstdint>

__global__ void words(unsigned short *halves)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    *(unsigned *)((uintptr_t)(halves + 2 * i + 1) & ~(uintptr_t)3) = i;
}

__global__ void lines(int *values)
{
    extern __shared__ char raw[];
    int *tile = (int *)(((uintptr_t)raw + 127) & ~(uintptr_t)127);
    int *own = values + 64 * blockIdx.x;
    tile[threadIdx.x] = own[threadIdx.x];
    __syncthreads();
    own[threadIdx.x] = tile[63 - threadIdx.x];
}

__global__ void counts(unsigned short *halves, const int *bins, int n)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        uintptr_t place = (uintptr_t)(halves + bins[i]);
        atomicAdd((unsigned *)(place & ~(uintptr_t)3), place & 2 ? 1u << 16 : 1u);
    }
}
