// verify: --assume 'distinct(list, count)'
// expect: defect
// A worklist names each vertex once.
__global__ void visit(int *__restrict__ level, const int *__restrict__ list, int count, int depth)
{
    long long i = blockIdx.x * (long long)blockDim.x + threadIdx.x;
    if (i < count)
        level[list[i] / 2] = depth + threadIdx.x; // error[race]: write
}
