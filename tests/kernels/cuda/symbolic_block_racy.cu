// verify: --block '*' --grid 16
// expect: defect
//
// Without a barrier.

__global__ void reverse(const int *in, int *out) {
    extern __shared__ int tile[];
    int n = blockDim.x;
    int tid = threadIdx.x;
    tile[tid] = in[blockIdx.x * n + tid]; // error[race]: write
    out[blockIdx.x * n + tid] = tile[n - 1 - tid]; // error[race]: read
}
