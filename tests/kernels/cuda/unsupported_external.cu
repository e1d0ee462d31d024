// verify: --block 64 --grid 1
// expect: inconclusive
//
// A function that is defined elsewhere may do anything with its pointer.

__device__ void transform(float *element);

__global__ void apply(float *data) {
    transform(data + threadIdx.x);
}
