// verify:
// expect: proved
//
// What is claimed of launches of any size is claimed of those of one thread. Its twin forgets them.

#include <cassert>

__global__ void leftover(int *cells) {
    bool threads = blockDim.x > 1 || blockDim.y > 1 || blockDim.z > 1;
    bool blocks = gridDim.x > 1 || gridDim.y > 1 || gridDim.z > 1;
    assert(threads || blocks || threadIdx.x == 0);
}
