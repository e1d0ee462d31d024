// verify: --block 256 --grid 1
// expect: defect
//
// With a type of its own below it, an enumeration holds all values of that type.

enum Interpolation : int { NEAREST, BILINEAR, BICUBIC };

__global__ void sample(float *out, Interpolation mode) {
    if (threadIdx.x % 4 == 0)
        out[threadIdx.x + (threadIdx.x % 8 ? mode : 0)] = 1.0f + threadIdx.x; // error[race]: write, write
}
