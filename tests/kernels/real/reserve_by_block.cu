// verify: --block 256 --grid 64
// expect: proved
//
// Blocks that take places of a list for all their threads at once: one thread draws from the
// counter and leaves the number in shared memory.

#define CAPACITY 1024

// What does not fit into the block's queue is taken one by one.
__global__ void expand_with_queue(const int *__restrict__ row, const int *__restrict__ col,
                                  const int *__restrict__ frontier, int frontier_size,
                                  int *__restrict__ next, int *next_size, int *level, int depth) {
    __shared__ int queue[CAPACITY];
    __shared__ int count, base;
    if (threadIdx.x == 0) count = 0;
    __syncthreads();
    const int tid = blockIdx.x * blockDim.x + threadIdx.x;
    if (tid < frontier_size) {
        const int u = frontier[tid];
        for (int e = row[u]; e < row[u + 1]; ++e) {
            const int v = col[e];
            if (atomicCAS(&level[v], -1, depth + 1) == -1) {
                const int pos = atomicAdd(&count, 1);
                if (pos < CAPACITY) {
                    queue[pos] = v;
                } else {
                    next[atomicAdd(next_size, 1)] = v;
                }
            }
        }
    }
    __syncthreads();
    const int n = min(count, CAPACITY);
    if (threadIdx.x == 0) base = atomicAdd(next_size, n);
    __syncthreads();
    for (int i = threadIdx.x; i < n; i += blockDim.x) next[base + i] = queue[i];
}

// Blocks stay and fetch rows of a matrix until there are no more.
__global__ void scale_rows(float *__restrict__ m, const float *__restrict__ factors, int *__restrict__ ticket,
                           int rows) {
    __shared__ int row;
    while (true) {
        __syncthreads();
        if (threadIdx.x == 0) row = atomicAdd(ticket, 1);
        __syncthreads();
        if (row >= rows) break;
        m[row * 256 + threadIdx.x] *= factors[row];
    }
}
