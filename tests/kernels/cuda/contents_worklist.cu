// verify: --assume 'distinct(list, count)'
// expect: proved
// A worklist names each vertex once.
__global__ void visit(int *__restrict__ level, const int *__restrict__ list, int count, int depth)
{
    long long i = blockIdx.x * (long long)blockDim.x + threadIdx.x;
    if (i < count)
        level[list[i]] = depth + threadIdx.x;
}
