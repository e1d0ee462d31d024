// verify: --block 256 --grid 1
// expect: defect
//
// Halves of the block pick different arrays, but neighbours share an element.

__global__ void deinterleave(const int *in, int *out) {
    __shared__ int low[128];
    __shared__ int high[128];
    int tid = threadIdx.x;
    int *part = (tid < 128) ? low : high;
    part[tid / 2] = in[tid]; // error[race]: write, write
    __syncthreads();
    out[tid] = (tid < 128) ? low[tid] : high[tid - 128];
}
