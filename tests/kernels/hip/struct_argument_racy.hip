// verify: --block 64 --grid 16
// expect: defect
//
// Two threads share a vector.

#include <hip/hip_runtime.h>

struct Views {
    const float4 *in;
    float4 *out;
};

__global__ void scale(Views views, float factor) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float4 value = views.in[i];
    value.x *= factor;
    value.y *= factor;
    views.out[i & ~1] = value; // error[race]: write, write
}
