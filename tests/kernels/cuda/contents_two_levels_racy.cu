// verify: --assume 'distinct(list, count) && monotone(rename)'
// expect: defect
// Vertices of a worklist under other names.
__global__ void visit(int *__restrict__ level, const int *__restrict__ list, const int *__restrict__ rename, int count)
{
    long long i = blockIdx.x * (long long)blockDim.x + threadIdx.x;
    if (i < count)
        level[rename[list[i]]] = threadIdx.x; // error[race]: write
}
