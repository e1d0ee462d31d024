// verify: --assume 'width == 24'
// expect: defect
// A width that is known gives the number of bits to shift by, counted from below and from above.
__global__ void by_first_bit(int *out, int width) {
    int shift = __ffs(width) - 1;
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[((i >> shift) << shift) + (i & (width - 1))] = i; // error[race]: write
}

__global__ void by_last_bit(int *out, int width) {
    int shift = 31 - __clz(width);
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[((i >> shift) << shift) + (i & (width - 1))] = i; // error[race]: write
}
