// verify: --block 256 --grid 1080 --assume 'out_pitch >= 4 * width && width <= 65536 && out_pitch <= 1048576'
// expect: defect
//
// The carry is replaced while others still read it.
#include <stdint.h>
__device__ __forceinline__ unsigned warp_inclusive(unsigned v, int lane) {
#pragma unroll
    for (int o = 1; o < 32; o <<= 1) {
        unsigned n = __shfl_up_sync(0xffffffffu, v, o);
        if (lane >= o) v += n;
    }
    return v;
}
__global__ void row_scan(const uint8_t *__restrict__ img, unsigned *__restrict__ sat, int width, size_t in_pitch, size_t out_pitch) {
    __shared__ unsigned sums[8];
    __shared__ unsigned carry;
    const uint8_t *row = img + blockIdx.x * in_pitch;
    unsigned *out = (unsigned *)((char *)sat + blockIdx.x * out_pitch);
    const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    if (threadIdx.x == 0) carry = 0;
    __syncthreads();
    for (int base = 0; base < width; base += 256) {
        const int x = base + threadIdx.x;
        unsigned v = x < width ? row[x] : 0u;
        v = warp_inclusive(v, lane);
        if (lane == 31) sums[warp] = v;
        __syncthreads();
        if (warp == 0) {
            unsigned s = lane < 8 ? sums[lane] : 0u;
            s = warp_inclusive(s, lane);
            if (lane < 8) sums[lane] = s;
        }
        __syncthreads();
        const unsigned total = carry + v + (warp ? sums[warp - 1] : 0u);  // error[race]: read
        if (x < width) out[x] = total;
        if (threadIdx.x == 255) carry = total;  // error[race]: write
        __syncthreads();
    }
}
