// verify: --block 32 --grid 1 --assume 'monotone(row)'
// expect: proved
// Rows begin in ascending order without sign, and are gone through with one.
__global__ void fill(int *__restrict__ out, const unsigned *__restrict__ row)
{
    int begin = row[threadIdx.x], end = row[threadIdx.x + 1];
    for (int k = begin; k < end; k++)
        out[k] = threadIdx.x;
}
