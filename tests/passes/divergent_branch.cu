// verify: --block 64 --grid 1 --only-intra-block --no-infer
//
// Both branches run one after the other, each under its predicate.

__global__ void divergent_branch(int *a, int *b)
{
    int t = threadIdx.x;
    if (a[t] > 0)
        a[t] = 1;
    else
        b[t] = a[t + 1];
    b[t + 64] = t;
}
