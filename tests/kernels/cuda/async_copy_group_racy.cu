// verify: --block 64 --grid 2
// expect: defect
//
// The block copies a tile together and only meets at a barrier.

#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>

namespace cg = cooperative_groups;

__global__ void mirror(float *out, const float *in) {
    __shared__ float tile[64];
    cg::thread_block block = cg::this_thread_block();
    cg::memcpy_async(block, tile, in + blockIdx.x * 64, sizeof(float) * 64); // error[race]: write
    block.sync();
    out[blockIdx.x * 64 + threadIdx.x] = tile[63 - threadIdx.x]; // error[race]: read
}
