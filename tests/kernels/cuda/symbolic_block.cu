// verify: --block '*' --grid 16
// expect: proved
//
// A block of any size reverses its segment through dynamic shared memory.

__global__ void reverse(const int *in, int *out) {
    extern __shared__ int tile[];
    int n = blockDim.x;
    int tid = threadIdx.x;
    tile[tid] = in[blockIdx.x * n + tid];
    __syncthreads();
    out[blockIdx.x * n + tid] = tile[n - 1 - tid];
}
