// verify:
// expect: proved
//
// The stride grows as the blocks become fewer, and is never zero.

#include <assert.h>

__global__ void put(float *sums, unsigned stride) {
    if (threadIdx.x == 0)
        sums[(unsigned long long)blockIdx.x * stride * 256] = blockIdx.x;
}

void reduce(float *sums, unsigned blocks) {
    unsigned stride = 1;
    while (blocks != 0 && blocks < 65536) {
        assert(stride != 0);
        put<<<blocks, 256>>>(sums, stride);
        if (blocks == 1)
            break;
        stride = stride * 256;
        blocks = (blocks + 255) / 256;
    }
}
