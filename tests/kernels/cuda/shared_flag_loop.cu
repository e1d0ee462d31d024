// verify: --block 128 --grid 16
// expect: proved
//
// All threads read the same flag, which nobody changes meanwhile: the loop is uniform.
// Threads that set it write equal values.

__global__ void propagate(const int *neighbour, int *labels) {
    __shared__ int label[128];
    __shared__ int next[128];
    __shared__ int changed;
    int tid = threadIdx.x;
    int i = blockIdx.x * blockDim.x + tid;
    int from = neighbour[i] & 127;
    label[tid] = labels[i];

    do {
        __syncthreads();
        if (tid == 0) {
            changed = 0;
        }
        __syncthreads();
        next[tid] = min(label[tid], label[from]);
        if (next[tid] != label[tid]) {
            changed = 1; // warning[race]: write, write
        }
        __syncthreads();
        label[tid] = next[tid];
    } while (changed);

    labels[i] = label[tid];
}
