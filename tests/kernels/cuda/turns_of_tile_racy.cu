// verify: --block 64 --grid 4,4,8
// expect: defect
// The semaphore of a tile goes on before all threads of the block have added.

__global__ void add(float *out, int *lock, const float *a)
{
    int t = threadIdx.x, tile = blockIdx.y * gridDim.x + blockIdx.x;
    if (t == 0) {
        while (atomicAdd(&lock[tile], 0) != blockIdx.z)
            ;
        __threadfence();
    }
    __syncthreads();
    out[tile * 64 + t] += a[t]; // error[race]: read, write
    if (t == 0) {
        __threadfence();
        atomicExch(&lock[tile], blockIdx.z + 1);
    }
}
