// verify: --block 2 --grid 2
// expect: inconclusive(flag), inconclusive(counted), inconclusive(buffered)
//
// Fences of all threads around what one of them hands on order by PTX what no proof sees yet: no run
// and no exploration shows a race.
__global__ void flag(int *__restrict__ data, int *__restrict__ flag, int *__restrict__ out)
{
    if (blockIdx.x == 0) {
        data[threadIdx.x] = 1; // possible[race]: write
        __threadfence();
        __syncthreads();
        if (threadIdx.x == 0)
            atomicExch(flag, 1);
    } else {
        if (threadIdx.x == 0)
            while (atomicAdd(flag, 0) == 0)
                ;
        __syncthreads();
        __threadfence();
        out[threadIdx.x] = data[1 - threadIdx.x]; // possible[race]: read
    }
}

// The one that draws waits for the others by a counter of the block.
__global__ void counted(int *__restrict__ part, int *__restrict__ out, unsigned *__restrict__ done)
{
    __shared__ unsigned ready;
    __shared__ bool last;
    if (threadIdx.x == 0)
        ready = 0;
    __syncthreads();
    part[blockIdx.x * 2 + threadIdx.x] = 1; // possible[race]: write
    __threadfence();
    if (threadIdx.x != 0)
        atomicAdd_block(&ready, 1u);
    if (threadIdx.x == 0) {
        while (atomicAdd_block(&ready, 0u) != blockDim.x - 1)
            ;
        __threadfence_block();
        last = atomicAdd(done, 1u) == gridDim.x - 1;
    }
    __syncthreads();
    if (last) {
        __threadfence();
        out[threadIdx.x] = part[threadIdx.x] + part[2 + threadIdx.x]; // possible[race]: read, write
    }
}

// What reads the old value has passed its fence first.
__global__ void buffered(int *__restrict__ data, int *__restrict__ first, int *__restrict__ second,
                         int *__restrict__ out)
{
    if (threadIdx.x != 0)
        return;
    if (blockIdx.x == 0) {
        data[0] = 1; // possible[race]: write
        __threadfence();
        if (atomicAdd(second, 0) == 0)
            atomicExch(first, 1);
    } else {
        atomicExch(second, 1);
        __threadfence();
        if (atomicAdd(first, 0) == 1)
            out[0] = data[0]; // possible[race]: read
    }
}
