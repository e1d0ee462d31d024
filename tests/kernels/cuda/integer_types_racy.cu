// verify: --block 128
// expect: defect
//
// The index is narrowed to 16 bits.

#include <cuda_runtime.h>

__global__ void clamp_bytes(uint8_t *out, const int32_t *in, int64_t n) {
    uint16_t i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        out[i] = in[i] > UCHAR_MAX ? UINT8_MAX : (uint8_t)in[i]; // error[race]: write, write
    }
}
