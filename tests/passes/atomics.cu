// verify: --block 64 --grid 2 --no-infer
//
// Atomic accesses of two scopes: between blocks the narrow one counts as a
// plain access.

__global__ void atomics(int *a, int *b, int *c)
{
    atomicAdd(&a[0], 1);
    atomicAdd_block(&b[0], 2);
    c[atomicAdd(&a[1], 1)] = 5;
}
