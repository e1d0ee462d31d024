// verify: --block 64 --grid 16 --assume 'distinct(list)'
// expect: defect
// Threads stride through a worklist.
__global__ void relax(int *__restrict__ distance, const int *__restrict__ list, int count)
{
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x)
        distance[list[i] & ~1] += 1; // error[race]: read, write
}
