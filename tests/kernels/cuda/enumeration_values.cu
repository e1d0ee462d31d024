// verify: --block 256 --grid 1
// expect: proved
//
// The mode is at most 3, and of four threads one writes.

enum Interpolation { NEAREST, BILINEAR, BICUBIC };

__global__ void sample(float *out, Interpolation mode) {
    if (threadIdx.x % 4 == 0)
        out[threadIdx.x + mode] = 1.0f + threadIdx.x;
}
