// verify: --block 256 --grid 64
// expect: proved
//
// Threads that take as many places of a list as they have something to leave: the edges of a
// frontier, the entries of a row that are not zero, the tiles that a splat covers.

__global__ void expand_frontier(const int *__restrict__ rowOffsets, const int *__restrict__ columns,
                                const int *__restrict__ frontier, int frontierSize,
                                int *__restrict__ next, int *__restrict__ nextSize) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= frontierSize) return;
    const int u = frontier[i];
    const int begin = rowOffsets[u];
    const int degree = rowOffsets[u + 1] - begin;
    const int base = atomicAdd(nextSize, degree);
    for (int e = 0; e < degree; ++e) next[base + e] = columns[begin + e];
}

__global__ void pack_rows(const float *__restrict__ dense, int columns, int rows,
                          float *__restrict__ values, int *__restrict__ indices,
                          unsigned int *__restrict__ used) {
    for (int r = blockIdx.x * blockDim.x + threadIdx.x; r < rows; r += gridDim.x * blockDim.x) {
        unsigned int count = 0;
        for (int c = 0; c < columns; ++c) {
            if (dense[r * columns + c] != 0.0f) ++count;
        }
        const unsigned int start = atomicAdd(used, count);
        unsigned int k = 0;
        for (int c = 0; c < columns; ++c) {
            const float v = dense[r * columns + c];
            if (v != 0.0f && k < count) {
                values[start + k] = v;
                indices[start + k] = c;
                ++k;
            }
        }
    }
}

struct Pair {
    unsigned int tile, splat;
};

__global__ void list_tiles(const uint2 *__restrict__ rows, int splats, Pair *__restrict__ pairs,
                           unsigned int *__restrict__ count, unsigned int capacity) {
    const int s = blockIdx.x * blockDim.x + threadIdx.x;
    if (s >= splats) return;
    const uint2 row = rows[s];
    const unsigned int at = atomicAdd(count, row.y);
    if (at + row.y > capacity) return;
    for (unsigned int i = 0; i < row.y; ++i) {
        pairs[at + i].tile = row.x + i;
        pairs[at + i].splat = s;
    }
}
