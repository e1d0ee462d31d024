// verify: --block 64 --grid 16
// expect: defect
//
// The condition is loaded from the thread's own cell.

__global__ void maybe_reverse(const int *enabled, const int *in, int *out) {
    __shared__ int tile[64];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int value = in[i];
    tile[threadIdx.x] = value;
    if (enabled[i] != 0) {
        __syncthreads(); // error[divergence]
        value = tile[63 - threadIdx.x];
    }
    out[i] = value;
}
