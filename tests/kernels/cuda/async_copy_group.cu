// verify: --block 64 --grid 2
// expect: proved
//
// The block copies a tile together and waits for it.

#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>

namespace cg = cooperative_groups;

__global__ void mirror(float *out, const float *in) {
    __shared__ float tile[64];
    cg::thread_block block = cg::this_thread_block();
    cg::memcpy_async(block, tile, in + blockIdx.x * 64, sizeof(float) * 64);
    cg::wait(block);
    out[blockIdx.x * 64 + threadIdx.x] = tile[63 - threadIdx.x];
}
