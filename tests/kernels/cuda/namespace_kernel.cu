// verify: --block 128 --grid 8
// expect: proved(fill)
//
// A kernel in a namespace, with default sizes from constants.

namespace chunks {
constexpr int width = 4;

__global__ void fill(int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
#pragma unroll
    for (int k = 0; k < width; k++) {
        out[i * width + k] = i;
    }
}
} // namespace chunks
