// verify: --block 256 --grid 1
// expect: proved
//
// Even and odd threads pick different arrays.

__global__ void deinterleave(const int *in, int *out) {
    __shared__ int low[128];
    __shared__ int high[128];
    int tid = threadIdx.x;
    int *part = (tid % 2 == 0) ? low : high;
    part[tid / 2] = in[tid];
    __syncthreads();
    out[tid] = (tid < 128) ? low[tid] : high[tid - 128];
}
