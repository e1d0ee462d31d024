// verify: --block 64 --grid 2
// expect: inconclusive
//
// The block copies two tiles together, one after the other, and does not meet between them.

#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>

namespace cg = cooperative_groups;

__global__ void mirror(float *out, const float *in) {
    __shared__ float tile[64];
    cg::thread_block block = cg::this_thread_block();
    cg::memcpy_async(block, tile, in, sizeof(float) * 64);
    cg::wait(block);
    float sum = tile[63 - threadIdx.x]; // possible[race]: read
    cg::memcpy_async(block, tile, in + 64, sizeof(float) * 64); // possible[race]: write
    cg::wait(block);
    out[blockIdx.x * 64 + threadIdx.x] = sum + tile[63 - threadIdx.x];
}
