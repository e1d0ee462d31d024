// verify: --block 128 --grid 16
// expect: defect
//
// The flag is each thread's own: threads leave the loop at different times.

__global__ void propagate(const int *neighbour, int *labels) {
    __shared__ int label[128];
    __shared__ int next[128];
    int tid = threadIdx.x;
    int i = blockIdx.x * blockDim.x + tid;
    int from = neighbour[i] & 127;
    label[tid] = labels[i];

    bool changed;
    do {
        __syncthreads(); // error[divergence]
        next[tid] = min(label[tid], label[from]);
        changed = next[tid] != label[tid];
        __syncthreads();
        label[tid] = next[tid];
    } while (changed);

    labels[i] = label[tid];
}
