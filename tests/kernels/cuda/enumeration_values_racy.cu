// verify: --block 256 --grid 1
// expect: defect
//
// A mode of 4 is possible: five enumerators need three bits.

enum Interpolation { NEAREST, BILINEAR, BICUBIC, LANCZOS, GAUSSIAN };

__global__ void sample(float *out, Interpolation mode) {
    if (threadIdx.x % 4 == 0)
        out[threadIdx.x + (threadIdx.x % 8 ? mode : 0)] = 1.0f + threadIdx.x; // error[race]: write, write
}
