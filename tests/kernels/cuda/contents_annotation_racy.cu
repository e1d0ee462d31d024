// verify:
// expect: defect
// The source states what the worklist holds.
__global__ void visit(int *__restrict__ level, const int *__restrict__ list, int count)
{
    __requires_distinct(list, count - 1);
    long long i = blockIdx.x * (long long)blockDim.x + threadIdx.x;
    if (i < count)
        level[list[i]] = threadIdx.x; // error[race]: write
}
