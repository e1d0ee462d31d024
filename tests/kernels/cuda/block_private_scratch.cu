// verify: --block 128 --grid 8
// expect: proved
//
// Each block has a scratch area of its own in global memory.

__global__ void reverse(const int *in, int *scratch, int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int *mine = scratch + blockIdx.x * blockDim.x;
    mine[threadIdx.x] = in[i];
    __syncthreads();
    out[i] = mine[127 - threadIdx.x];
}
