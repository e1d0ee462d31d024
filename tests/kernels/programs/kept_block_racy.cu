// verify:
// expect: defect
//
// A race at whole warps as well.
#include <cuda_runtime.h>

struct Plan {
    int block;
    Plan *next;
};

Plan *plan();

__global__ void warp_heads(const float *in, float *out)
{
    int warp = threadIdx.x / 32;
    if (threadIdx.x % 32 == 0)
        out[blockIdx.x + warp] = in[blockIdx.x * blockDim.x + threadIdx.x]; // error[race]: write, write
}

void run(const float *in, float *out)
{
    warp_heads<<<100, plan()->next->block>>>(in, out);
}
