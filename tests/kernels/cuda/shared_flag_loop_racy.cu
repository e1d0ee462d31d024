// verify: --block 128 --grid 16
// expect: defect
//
// The first thread clears the flag for the next round while others still read it.

__global__ void propagate(const int *neighbour, int *labels) {
    __shared__ int label[128];
    __shared__ int next[128];
    __shared__ int changed;
    int tid = threadIdx.x;
    int i = blockIdx.x * blockDim.x + tid;
    int from = neighbour[i] & 127;
    label[tid] = labels[i];

    do {
        if (tid == 0) {
            changed = 0; // error[race]: write
        }
        __syncthreads(); // error[divergence?]
        next[tid] = min(label[tid], label[from]);
        if (next[tid] != label[tid]) {
            changed = 1; // warning[race]: write, write
        }
        __syncthreads();
        label[tid] = next[tid];
    } while (changed); // error[race]: read

    labels[i] = label[tid];
}
