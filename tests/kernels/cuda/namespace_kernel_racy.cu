// verify: --block 128 --grid 8
// expect: defect(fill)
//
// The width of the chunk is one short.

namespace chunks {
constexpr int width = 4;

__global__ void fill(int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
#pragma unroll
    for (int k = 0; k < width; k++) {
        out[i * (width - 1) + k] = i; // error[race]: write, write
    }
}
} // namespace chunks
