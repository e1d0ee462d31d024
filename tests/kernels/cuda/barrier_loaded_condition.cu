// verify: --block 64 --grid 16
// expect: proved
//
// The condition is loaded from a cell that all threads of the block read.

__global__ void maybe_reverse(const int *enabled, const int *in, int *out) {
    __shared__ int tile[64];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int value = in[i];
    tile[threadIdx.x] = value;
    if (enabled[blockIdx.x] != 0) {
        __syncthreads();
        value = tile[63 - threadIdx.x];
    }
    out[i] = value;
}
