// verify: --only-intra-block
// expect: defect
//
// As `launches_of_one_fails.cu`, where other blocks are not looked at.

#include <cassert>

__global__ void alone_in_its_block(int *cells) {
    assert(blockDim.x > 1 || blockDim.y > 1 || blockDim.z > 1); // error[assertion]
}
