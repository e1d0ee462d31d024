// verify: --block 1 --grid 2
// expect: inconclusive
//
// As in `async_copy_one_thread_racy.cu`: that the thread waits before it reads is not looked at.

#include <cuda_pipeline.h>

__global__ void take(float *out, const float *in) {
    __shared__ float value;
    __pipeline_memcpy_async(&value, &in[blockIdx.x], sizeof(float));
    __pipeline_commit();
    __pipeline_wait_prior(0);
    out[blockIdx.x] = value;
}
