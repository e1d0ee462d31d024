// verify: --block 256 --grid 64
// expect: defect
//
// As the other, but each takes one place too few, and counts with two counters where there is one
// list.

__global__ void expand_frontier(const int *__restrict__ rowOffsets, const int *__restrict__ columns,
                                const int *__restrict__ frontier, int frontierSize,
                                int *__restrict__ next, int *__restrict__ nextSize) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= frontierSize) return;
    const int u = frontier[i];
    const int begin = rowOffsets[u];
    const int degree = rowOffsets[u + 1] - begin;
    const int base = atomicAdd(nextSize, degree);
    for (int e = 0; e <= degree; ++e) next[base + e] = columns[begin + e]; // error[race]: write, write
}

__global__ void pack_rows(const float *__restrict__ dense, int columns, int rows,
                          float *__restrict__ values, unsigned int *__restrict__ used) {
    for (int r = blockIdx.x * blockDim.x + threadIdx.x; r < rows; r += gridDim.x * blockDim.x) {
        unsigned int count = 0;
        for (int c = 0; c < columns; ++c) {
            if (dense[r * columns + c] != 0.0f) ++count;
        }
        const unsigned int start = atomicAdd(&used[r & 1], count);
        for (unsigned int k = 0; k < count; ++k) {
            values[start + k] = dense[r * columns + k]; // error[race]: write, write
        }
    }
}
