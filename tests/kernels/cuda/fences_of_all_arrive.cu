// verify: --block 64 --grid 3
// expect: inconclusive
//
// The one that draws waits for others, which only arrive: no run shows a race.
__global__ void arrive(int *__restrict__ part, int *__restrict__ out, unsigned *__restrict__ done)
{
    __shared__ bool last;
    part[blockIdx.x * 64 + threadIdx.x] = 1; // possible[race]: write
    __threadfence();
    if (threadIdx.x >= 32) {
        asm volatile("bar.arrive 1, 64;" ::: "memory");
    } else {
        asm volatile("bar.sync 1, 64;" ::: "memory");
        if (threadIdx.x == 0)
            last = atomicAdd(done, 1u) == gridDim.x - 1;
    }
    __syncthreads();
    if (last) {
        __threadfence();
        for (unsigned i = 0; i < gridDim.x; i++)
            out[threadIdx.x] = part[i * 64 + threadIdx.x]; // possible[race]: read, write
    }
}
