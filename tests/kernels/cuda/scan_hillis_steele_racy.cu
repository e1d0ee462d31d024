// verify: --block 256 --grid 32
// expect: defect
//
// Inclusive scan in one buffer: a neighbour may have moved on to the next partial sum.

__global__ void scan(const int *in, int *out) {
    __shared__ int sums[256];
    int tid = threadIdx.x;
    int i = blockIdx.x * blockDim.x + tid;
    sums[tid] = in[i];
    __syncthreads();

    for (int offset = 1; offset < blockDim.x; offset *= 2) {
        int sum = sums[tid];
        if (tid >= offset) {
            sum += sums[tid - offset]; // error[race]: read
        }
        sums[tid] = sum; // error[race]: write
        __syncthreads();
    }

    out[i] = sums[tid];
}
