// verify: --block 64 --grid 1 --assume 'distinct(list)'
// expect: defect
// Nothing is made use of that is said of an array which the kernel writes.
__global__ void visit(int *__restrict__ level, const int *__restrict__ list, int *__restrict__ other)
{
    ((int *)list)[threadIdx.x] = 0;
    level[list[threadIdx.x]] = threadIdx.x; // error[race]: write
}
