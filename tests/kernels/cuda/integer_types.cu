// verify: --block 128
// expect: proved
//
// Types of fixed width and limits without an include of their own, as nvcc has them.

#include <cuda_runtime.h>

__global__ void clamp_bytes(uint8_t *out, const int32_t *in, int64_t n) {
    int64_t i = (int64_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        out[i] = in[i] > UCHAR_MAX ? UINT8_MAX : (uint8_t)in[i];
    }
}
