// verify: --block 1 --grid 2
// expect: inconclusive
//
// In a block of one thread nothing compares the copy with the thread's own read.

#include <cuda_pipeline.h>

__global__ void take(float *out, const float *in) {
    __shared__ float value;
    __pipeline_memcpy_async(&value, &in[blockIdx.x], sizeof(float));
    __pipeline_commit();
    out[blockIdx.x] = value;
    __pipeline_wait_prior(0);
}
