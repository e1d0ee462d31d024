// verify: --block 64 --grid 4
// expect: defect(behind), defect(narrow), defect(some), defect(none)
//
// The fence behind the barrier comes before the drawing of one thread alone.
__global__ void behind(int *__restrict__ part, int *__restrict__ out, unsigned *__restrict__ done)
{
    __shared__ bool last;
    __threadfence();
    part[blockIdx.x * 64 + threadIdx.x] = threadIdx.x; // error[race]: write
    __syncthreads();
    if (threadIdx.x == 0)
        last = atomicAdd(done, 1u) == gridDim.x - 1;
    __syncthreads();
    if (last) {
        __threadfence();
        for (unsigned i = 0; i < gridDim.x; i++)
            out[threadIdx.x] = part[i * 64 + threadIdx.x]; // error[race]: read
    }
}

// The fence is one of the block.
__global__ void narrow(int *__restrict__ part, int *__restrict__ out, unsigned *__restrict__ done)
{
    __shared__ bool last;
    part[blockIdx.x * 64 + threadIdx.x] = threadIdx.x; // error[race]: write
    __threadfence_block();
    __syncthreads();
    if (threadIdx.x == 0)
        last = atomicAdd(done, 1u) == gridDim.x - 1;
    __syncthreads();
    if (last) {
        __threadfence();
        for (unsigned i = 0; i < gridDim.x; i++)
            out[threadIdx.x] = part[i * 64 + threadIdx.x]; // error[race]: read
    }
}

// One warp passes it.
__global__ void some(int *__restrict__ part, int *__restrict__ out, unsigned *__restrict__ done)
{
    __shared__ bool last;
    part[blockIdx.x * 64 + threadIdx.x] = threadIdx.x; // error[race]: write
    if (threadIdx.x < 32)
        __threadfence();
    __syncthreads();
    if (threadIdx.x == 0)
        last = atomicAdd(done, 1u) == gridDim.x - 1;
    __syncthreads();
    if (last) {
        __threadfence();
        for (unsigned i = 0; i < gridDim.x; i++)
            out[threadIdx.x] = part[i * 64 + threadIdx.x]; // error[race]: read
    }
}

// The readers pass none.
__global__ void none(int *__restrict__ part, int *__restrict__ out, unsigned *__restrict__ done)
{
    __shared__ bool last;
    part[blockIdx.x * 64 + threadIdx.x] = threadIdx.x; // error[race]: write
    __threadfence();
    __syncthreads();
    if (threadIdx.x == 0)
        last = atomicAdd(done, 1u) == gridDim.x - 1;
    __syncthreads();
    if (last) {
        for (unsigned i = 0; i < gridDim.x; i++)
            out[threadIdx.x] = part[i * 64 + threadIdx.x]; // error[race]: read
    }
}
