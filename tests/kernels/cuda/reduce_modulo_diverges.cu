// verify: --block 256 --grid 64
// expect: defect
//
// The barrier is inside the condition: only some threads get there.

__global__ void reduce(const int *in, int *out) {
    __shared__ int partial[256];
    int tid = threadIdx.x;
    partial[tid] = in[blockIdx.x * blockDim.x + tid];
    __syncthreads();

    for (int s = 1; s < blockDim.x; s *= 2) {
        if (tid % (2 * s) == 0) {
            partial[tid] += partial[tid + s];
            __syncthreads(); // error[divergence]
        }
    }

    if (tid == 0) {
        out[blockIdx.x] = partial[0];
    }
}
