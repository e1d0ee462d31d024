// verify: --block 256 --grid 64
// expect: defect
//
// Counters that are set again when others are still to draw, or by who has not observed them.

// Each block sets it again.
__global__ void by_each(float *__restrict__ partial, unsigned int *__restrict__ done) {
    __shared__ unsigned int ticket;
    if (threadIdx.x == 0) {
        partial[blockIdx.x] = blockIdx.x;
        __threadfence();
        ticket = atomicAdd(done, 1u); // error[race]: atomic
        __threadfence();
    }
    __syncthreads();
    if (threadIdx.x == 0 && ticket < gridDim.x)
        *done = 0; // error[race]: write
}

// The first one does.
__global__ void by_the_first(float *__restrict__ partial, unsigned int *__restrict__ done) {
    __shared__ unsigned int ticket;
    if (threadIdx.x == 0) {
        partial[blockIdx.x] = blockIdx.x;
        __threadfence();
        ticket = atomicAdd(done, 1u); // error[race]: atomic
        __threadfence();
    }
    __syncthreads();
    if (threadIdx.x == 0 && ticket == 0)
        *done = 0; // error[race]: write
}

// The updates of a block are atomic for that block alone.
__global__ void of_the_block(float *__restrict__ partial, unsigned int *__restrict__ done) {
    __shared__ unsigned int ticket;
    if (threadIdx.x == 0) {
        partial[blockIdx.x] = blockIdx.x;
        __threadfence();
        ticket = atomicAdd_block(done, 1u); // error[race]: atomic
        __threadfence();
    }
    __syncthreads();
    if (threadIdx.x == 0 && ticket == gridDim.x - 1)
        *done = 0;
}

// It is set before it is drawn from.
__global__ void too_early(float *__restrict__ partial, unsigned int *__restrict__ done) {
    __shared__ unsigned int ticket;
    if (threadIdx.x == 0) {
        if (blockIdx.x == 0)
            *done = 0; // error[race]: write
        partial[blockIdx.x] = blockIdx.x;
        __threadfence();
        ticket = atomicAdd(done, 1u); // error[race]: atomic
        __threadfence();
    }
    __syncthreads();
    if (ticket == gridDim.x - 1)
        partial[gridDim.x + threadIdx.x] = partial[threadIdx.x % gridDim.x];
}
