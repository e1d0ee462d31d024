// verify: --block 64 --grid 1
// expect: error
//
// Device code needs a header of the project's own, which is not found.

#include <iostream>
#include "settings_of_the_project.h"

__global__ void fill(int *out) {
    out[threadIdx.x] = WIDTH;
}
