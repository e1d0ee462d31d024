// verify: --fail-on possible --block 32 --grid 1 --assume 'distinct(row)'
// expect: defect
// Rows begin in ascending order without sign, and are gone through with one.
__global__ void fill(int *__restrict__ out, const unsigned *__restrict__ row)
{
    int begin = row[threadIdx.x], end = row[threadIdx.x + 1];
    for (int k = begin; k < end; k++)
        out[k] = threadIdx.x; // error[race]: write, write
}
