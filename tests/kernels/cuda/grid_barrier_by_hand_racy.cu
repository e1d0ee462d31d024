// verify: --block 8 --grid 2
// expect: defect(few), defect(unfenced), inconclusive(others)
// Blocks go on before each has come, or do not hand on what they have written.
__device__ unsigned arrived;

__device__ void grid_sync(unsigned goal)
{
    __syncthreads();
    if (threadIdx.x == 0) {
        __threadfence();
        atomicAdd(&arrived, 1);
        while (atomicAdd(&arrived, 0) < goal)
            ;
        __threadfence();
    }
    __syncthreads();
}

__device__ void unfenced_sync(unsigned goal)
{
    __syncthreads();
    if (threadIdx.x == 0) {
        atomicAdd(&arrived, 1);
        while (atomicAdd(&arrived, 0) < goal)
            ;
    }
    __syncthreads();
}

__device__ void hasty_sync(unsigned goal)
{
    if (threadIdx.x == 0) {
        __threadfence();
        atomicAdd(&arrived, 1);
        while (atomicAdd(&arrived, 0) < goal)
            ;
        __threadfence();
    }
    __syncthreads();
}

// One block is not waited for.
__global__ void few(float *a, float *b, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        a[i] = i; // error[race]: write
    grid_sync(gridDim.x - 1);
    if (i < n - 1)
        b[i] = a[i + 1]; // error[race]: read
}

// The one thread has no fences.
__global__ void unfenced(float *a, float *b, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        a[i] = i; // error[race]: write
    unfenced_sync(gridDim.x);
    if (i < n - 1)
        b[i] = a[i + 1]; // error[race]: read
}

// The one thread does not wait for the others of its block.
__global__ void others(float *a, float *b, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        a[i] = i; // possible[race]: write
    hasty_sync(gridDim.x);
    if (i < n - 1)
        b[i] = a[i + 1]; // possible[race]: read
}
