// verify: --block 64 --grid 1
// expect: error
//
// What is no kernel without the missing header may be one with it.

#include "settings_of_the_project.h"

PROJECT_KERNEL void add(int *out) {
    *out += 1;
}

__global__ void fill(int *out) {
    out[threadIdx.x] = 1;
}
