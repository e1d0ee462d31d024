// verify: --block 64 --grid 1
// expect: inconclusive
//
// Recursion through shared memory is not modelled.

__device__ __noinline__ void fill(int *first, int count) {
    if (count == 1) {
        *first = count;
        return;
    }
    fill(first, count / 2);
    fill(first + count / 2, count - count / 2);
}

__global__ void recursive(int *out, int n) {
    fill(out + threadIdx.x * n, n);
}
