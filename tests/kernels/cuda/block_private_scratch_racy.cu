// verify: --block 128 --grid 8
// expect: defect
//
// All blocks share one scratch area; within a block all is well.

__global__ void reverse(const int *in, int *scratch, int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int *mine = scratch;
    mine[threadIdx.x] = in[i]; // error[race]: write
    __syncthreads();
    out[i] = mine[127 - threadIdx.x]; // error[race?]: read
}
