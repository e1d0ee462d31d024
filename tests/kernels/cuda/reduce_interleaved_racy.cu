// verify: --block 128 --grid 32
// expect: defect
//
// Nothing separates the steps of the tree.

__global__ void reduce(const int *in, int *out) {
    __shared__ int partial[128];
    unsigned int tid = threadIdx.x;
    partial[tid] = in[blockIdx.x * blockDim.x + tid];
    __syncthreads();

    for (unsigned int s = 1; s < blockDim.x; s *= 2) {
        unsigned int index = 2 * s * tid;
        if (index < blockDim.x) {
            partial[index] += partial[index + s]; // error[race]: read, write
        }
    }

    if (tid == 0) {
        out[blockIdx.x] = partial[0];
    }
}
