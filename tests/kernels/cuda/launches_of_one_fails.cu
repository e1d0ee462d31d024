// verify:
// expect: defect
//
// As `launches_of_one.cu`, where one thread in all is forgotten.

#include <cassert>

__global__ void leftover(int *cells) {
    bool threads = blockDim.x > 1 || blockDim.y > 1 || blockDim.z > 1;
    bool blocks = gridDim.x > 1 || gridDim.y > 1 || gridDim.z > 1;
    assert(threads || blocks); // error[assertion]
}

// A thread of a block of one, which has a neighbour in another block where there is one.
__global__ void of_one_block(int *cells) {
    assert(gridDim.x > 1); // error[assertion]
}
