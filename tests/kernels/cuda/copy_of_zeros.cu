// verify: --block 64 --grid 1
// expect: proved
//
// Copies that fill with zeros alone read nothing.
#include <cuda_pipeline.h>

__global__ void shift(int *a) {
    __shared__ int4 tile[64];
    int t = threadIdx.x;
    __pipeline_memcpy_async(&tile[t], &a[4 * t], 16, 16);
    __pipeline_commit();
    a[255 - t] = t;
    __pipeline_wait_prior(0);
}
