// verify: --block 64 --grid 2
// expect: defect
//
// One of the functions that the pointer may be writes where others do.

typedef void (*Step)(float *, int);

__device__ void own(float *out, int i) { out[i] = i; }
__device__ void half(float *out, int i) { out[i / 2] = i; } // error[race]: write, write

__global__ void apply(float *out, bool both) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    Step step = both ? half : own;
    step(out, i);
}
