// verify: --block 64 --grid 1
// expect: defect
//
// Copies that fill with fewer zeros read the rest.
#include <cuda_pipeline.h>

__global__ void shift(int *a, int n) {
    __shared__ int4 tile[64];
    int t = threadIdx.x;
    __pipeline_memcpy_async(&tile[t], &a[4 * t], 16, t < n ? 16 : 0); // error[race]: read
    __pipeline_commit();
    a[255 - t] = t; // error[race]: write
    __pipeline_wait_prior(0);
}
