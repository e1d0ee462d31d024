// verify:
// expect: inconclusive
//
// Keys of a caller are sorted before runs of them are looked for.

#include <thrust/execution_policy.h>
#include <thrust/sort.h>

__global__ void mark(const int *__restrict__ keys, int *__restrict__ starts, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count && (i == 0 || keys[i] != keys[i - 1]))
        starts[keys[i]] = i; // possible[race]: write, write
}

void runs(int *keys, int *starts, int count) {
    thrust::sort(thrust::device, keys, keys + count);
    mark<<<(count + 255) / 256, 256>>>(keys, starts, count);
}
