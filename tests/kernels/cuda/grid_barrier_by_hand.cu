// verify: --block 64
// expect: proved(once), proved(twice), proved(rounds), proved(sums)
// All blocks wait until a counter says that each has come.
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

__global__ void once(float *a, float *b, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        a[i] = i;
    grid_sync(gridDim.x);
    if (i < n - 1)
        b[i] = a[i + 1];
}

__global__ void twice(float *a, float *b, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        a[i] = i;
    grid_sync(gridDim.x);
    if (i < n - 1)
        b[i] = a[i + 1];
    grid_sync(2 * gridDim.x);
    if (i > 0 && i < n)
        a[i] = b[i - 1];
}

__global__ void rounds(float *a, float *b, int n, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned goal = 0;
    for (int r = 0; r < rounds; r++) {
        if (i < n - 1)
            b[i] = a[i + 1];
        goal += gridDim.x;
        grid_sync(goal);
        float *c = a;
        a = b;
        b = c;
    }
}

// The goal is that of the round, and all wait twice between uses of one array.
__global__ void sums(float *a, float *b, int n, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    for (int r = 0; r < rounds; r++) {
        if (i < n)
            b[r * n + i] = r;
        grid_sync((r + 1) * gridDim.x);
        if (i < n)
            a[i] += b[r * n + n - 1 - i];
    }
}
