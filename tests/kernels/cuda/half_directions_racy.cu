// verify: --block 64 --grid 1
// expect: inconclusive
//
// As `half_directions.cu`, but what a conversion yields says where to write.

#include <cuda_bf16.h>
#include <cuda_fp16.h>

__global__ void choose(int *out, const __half *in, const __nv_bfloat16 *other) {
    int at = __half2int_rd(in[threadIdx.x]) + (int)__nv_bswap32(threadIdx.x);
    bool less = __hbltu2(__half2half2(in[threadIdx.x]), __half2half2(in[0]));
    less |= __hltu(other[threadIdx.x], __int2bfloat16_rz(at));
    unsigned most = __vimax3_s16x2(at, threadIdx.x, less);
    out[at & 127] = most; // possible[race]: write
}
