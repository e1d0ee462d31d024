// verify: --block 64 --grid 2
// expect: defect
// Among blocks, the exchange is none.

__global__ void find(const int *in, int *found, int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (atomicExch_block(found, 1) == 0) // error[race]: atomic, atomic
        out[0] = i;
}
