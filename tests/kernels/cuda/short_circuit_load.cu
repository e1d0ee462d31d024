// verify: --block 128 --grid 1
// expect: proved
//
// The right operand of && reads the neighbour's flag, after a barrier.

__global__ void edges(const int *in, int *out) {
    __shared__ int flags[128];
    int tid = threadIdx.x;
    flags[tid] = in[tid] > 0;
    __syncthreads();
    out[tid] = tid > 0 && flags[tid - 1];
}
