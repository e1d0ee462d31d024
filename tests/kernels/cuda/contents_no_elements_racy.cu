// verify: --block 32 --grid 1 --assume 'permutation(p, n)'
// expect: defect
// Nothing is said of an array that is not read: a launch without elements is one all the same.
__global__ void scatter(int *__restrict__ out, const int *__restrict__ p, int *__restrict__ last, int n)
{
    int i = threadIdx.x;
    if (i < n)
        out[p[i]] = i;
    if (n == 0)
        last[0] = i; // error[race]: write
}
