// verify: --block 64 --grid 1 --only-intra-block --no-infer
//
// A choice among several targets, two of which are the same.

__global__ void switched(int *a, int mode)
{
    int t = threadIdx.x;
    switch (t & 3) {
    case 0: a[t] = mode; break;
    case 1:
    case 2: a[t] = t; break;
    default: break;
    }
    switch (mode) {
    case 7: a[t + 64] = 1; break;
    default: a[t + 128] = 2; break;
    }
}
