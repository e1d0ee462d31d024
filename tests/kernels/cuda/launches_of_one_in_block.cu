// verify: --only-intra-block
// expect: proved
//
// As `launches_of_one.cu`, where other blocks are not looked at.

#include <cassert>

__global__ void alone_in_its_block(int *cells) {
    assert(blockDim.x > 1 || blockDim.y > 1 || blockDim.z > 1 || threadIdx.x == 0);
}
