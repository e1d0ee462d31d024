// verify: --block 64 --grid 4
// expect: proved(everyone), defect(own)
//
// All lanes write what one of them has, or each lane adds something of its own.

__global__ void everyone(int *out, const int *in) {
    int i = blockIdx.x * 64 + threadIdx.x;
    int value = __shfl_sync(0xffffffff, in[i], 0);
    out[i / 32] = value; // warning[race]: write, write
}

__global__ void own(int *out, const int *in) {
    int i = blockIdx.x * 64 + threadIdx.x;
    int value = __shfl_sync(0xffffffff, in[i], 0);
    out[i / 32] = value + threadIdx.x; // error[race]: write, write
}
