// verify: --block 64 --grid 2 --only-intra-block --no-infer
//
// Barriers: reached by all threads, and reached under a condition.

__global__ void barrier(int *a, int n)
{
    __shared__ int tile[64];
    tile[threadIdx.x] = a[threadIdx.x];
    __syncthreads();
    a[threadIdx.x] = tile[63 - threadIdx.x];
    if (threadIdx.x < n)
        __syncthreads();
}
