// verify: --block 64 --grid *
// expect: proved(sum), proved(mixed)
//
// All threads pass a fence before one of them draws, and behind it before they read: the fences
// are in one order, which the drawing tells.
__global__ void sum(int *__restrict__ part, int *__restrict__ out, unsigned *__restrict__ done)
{
    __shared__ bool last;
    part[blockIdx.x * 64 + threadIdx.x] = threadIdx.x;
    __threadfence();
    __syncthreads();
    if (threadIdx.x == 0)
        last = atomicAdd(done, 1u) == gridDim.x - 1;
    __syncthreads();
    if (last) {
        __threadfence();
        int s = 0;
        for (unsigned i = 0; i < gridDim.x; i++)
            s += part[i * 64 + threadIdx.x];
        out[threadIdx.x] = s;
    }
}

// The fence of the one that draws does for the others, by either side.
__global__ void mixed(int *__restrict__ part, int *__restrict__ out, unsigned *__restrict__ done)
{
    __shared__ bool last;
    part[blockIdx.x * 64 + threadIdx.x] = threadIdx.x;
    __syncthreads();
    if (threadIdx.x == 0) {
        __threadfence();
        last = atomicAdd(done, 1u) == gridDim.x - 1;
    }
    __syncthreads();
    if (last) {
        __threadfence();
        out[threadIdx.x] = part[(gridDim.x - 1) * 64 + threadIdx.x] + part[threadIdx.x];
    }
}
