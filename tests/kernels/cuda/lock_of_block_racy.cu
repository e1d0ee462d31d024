// verify: --block 64 --grid 2
// expect: defect(early), defect(late), defect(behind), defect(all), defect(other), defect(among), defect(another), defect(nobody), defect(before), defect(loaded)
__device__ int lock;
__device__ int locks[8];

// The others do not wait for who takes the lock.
__global__ void early(float *sums)
{
    if (threadIdx.x == 0) {
        while (atomicCAS(&lock, 0, 1) != 0)
            ;
        __threadfence();
    }
    sums[threadIdx.x] += 1; // error[race]: read, write
    __syncthreads();
    if (threadIdx.x == 0) {
        __threadfence();
        atomicExch(&lock, 0);
    }
}

// Who gives it back does not wait for the others.
__global__ void late(float *sums)
{
    if (threadIdx.x == 0) {
        while (atomicCAS(&lock, 0, 1) != 0)
            ;
        __threadfence();
    }
    __syncthreads();
    sums[threadIdx.x] += 1; // error[race]: read, write
    if (threadIdx.x == 0) {
        __threadfence();
        atomicExch(&lock, 0);
    }
}

// Some of it is done when the lock was given back.
__global__ void behind(float *sums)
{
    if (threadIdx.x == 0) {
        while (atomicCAS(&lock, 0, 1) != 0)
            ;
        __threadfence();
    }
    __syncthreads();
    float old = sums[threadIdx.x]; // error[race]: read
    __syncthreads();
    if (threadIdx.x == 0) {
        __threadfence();
        atomicExch(&lock, 0);
    }
    sums[threadIdx.x] = old + 1; // error[race]: write
}

// Each thread gives it back.
__global__ void all(float *sums)
{
    if (threadIdx.x == 0) {
        while (atomicCAS(&lock, 0, 1) != 0)
            ;
        __threadfence();
    }
    __syncthreads();
    sums[threadIdx.x] += 1; // error[race]: read, write
    __threadfence();
    atomicExch(&lock, 0);
}

// Another thread gives it back, and has released nothing.
__global__ void other(float *sums)
{
    if (threadIdx.x == 0) {
        while (atomicCAS(&lock, 0, 1) != 0)
            ;
        __threadfence();
    }
    __syncthreads();
    sums[threadIdx.x] += 1; // error[race]: read, write
    __syncthreads();
    if (threadIdx.x == 1)
        atomicExch(&lock, 0);
}

// The lock orders no threads of one block.
__global__ void among(float *sums)
{
    if (threadIdx.x == 0) {
        while (atomicCAS(&lock, 0, 1) != 0)
            ;
        __threadfence();
    }
    __syncthreads();
    sums[threadIdx.x / 2] += 1; // error[race]: read, write
    __syncthreads();
    if (threadIdx.x == 0) {
        __threadfence();
        atomicExch(&lock, 0);
    }
}

// It is another lock in each block.
__global__ void another(float *sums)
{
    int bucket = blockIdx.x & 7;
    if (threadIdx.x == 0) {
        while (atomicCAS(&locks[bucket], 0, 1) != 0)
            ;
        __threadfence();
    }
    __syncthreads();
    sums[threadIdx.x] += 1; // error[race]: read, write
    __syncthreads();
    if (threadIdx.x == 0) {
        __threadfence();
        atomicExch(&locks[bucket], 0);
    }
}

// Nobody takes it.
__global__ void nobody(float *sums)
{
    if (threadIdx.x == 64) {
        while (atomicCAS(&lock, 0, 1) != 0)
            ;
        __threadfence();
    }
    __syncthreads();
    sums[threadIdx.x] += 1; // error[race]: read, write
    __syncthreads();
    if (threadIdx.x == 64) {
        __threadfence();
        atomicExch(&lock, 0);
    }
}

// The fence comes before the others are done.
__global__ void before(float *sums)
{
    if (threadIdx.x == 0) {
        while (atomicCAS(&lock, 0, 1) != 0)
            ;
        __threadfence();
    }
    __syncthreads();
    sums[threadIdx.x] += 1; // error[race]: read, write
    if (threadIdx.x == 0)
        __threadfence();
    __syncthreads();
    if (threadIdx.x == 0)
        atomicExch(&lock, 0);
}

// Who takes it is up to what memory holds, and another one each time.
__global__ void loaded(float *sums, const int *leader)
{
    if ((threadIdx.x & leader[0]) == 0 && leader[0] == 0) {
        while (atomicCAS(&lock, 0, 1) != 0)
            ;
        __threadfence();
    }
    __syncthreads();
    sums[threadIdx.x] += 1; // error[race]: read, write
    __syncthreads();
    if ((threadIdx.x & leader[1]) == 0) {
        __threadfence();
        atomicExch(&lock, 0);
    }
}
