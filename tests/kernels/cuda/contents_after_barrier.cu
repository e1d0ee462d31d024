// verify: --block 64 --grid 1 --assume 'distinct(list)'
// expect: proved
// What was read before a barrier is known behind it.
__global__ void visit(int *__restrict__ level, const int *__restrict__ list)
{
    __shared__ int seen[64];
    int v = list[threadIdx.x];
    seen[threadIdx.x] = v;
    __syncthreads();
    level[v] = seen[63 - threadIdx.x];
}
