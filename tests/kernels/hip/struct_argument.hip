// verify: --block 64 --grid 16
// expect: proved
//
// Pointers that arrive in a structure, and a vector type of HIP's.

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
    views.out[i] = value;
}
