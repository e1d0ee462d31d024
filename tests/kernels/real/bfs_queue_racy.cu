// verify: --block 256 --grid 64 --solver cvc5
// expect: defect(bfs_top_down), proved(bfs_bottom_up)
//
// A vertex is looked at first and claimed afterwards, without an atomic.

#define UNVISITED (-1)

__global__ void bfs_top_down(const int *__restrict__ rowOffsets, const int *__restrict__ columns,
                             const int *__restrict__ frontier, int frontierSize,
                             int *__restrict__ level, int *__restrict__ next,
                             int *__restrict__ nextSize, int depth) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= frontierSize) return;

    const int u = frontier[i];
    for (int e = rowOffsets[u]; e < rowOffsets[u + 1]; ++e) {
        const int v = columns[e];
        if (level[v] == UNVISITED) { // error[race]: read
            level[v] = depth; // error[race]: write
            const int slot = atomicAdd(nextSize, 1);
            next[slot] = v;
        }
    }
}

__global__ void bfs_bottom_up(const int *__restrict__ rowOffsets, const int *__restrict__ columns,
                              const unsigned char *__restrict__ inFrontier,
                              unsigned char *__restrict__ outFrontier, int *__restrict__ level,
                              int *__restrict__ changed, int vertices, int depth) {
    const int v = blockIdx.x * blockDim.x + threadIdx.x;
    if (v >= vertices || level[v] != UNVISITED) return;

    for (int e = rowOffsets[v]; e < rowOffsets[v + 1]; ++e) {
        if (inFrontier[columns[e]]) {
            level[v] = depth;
            outFrontier[v] = 1;
            *changed = 1; // warning[race]: write, write
            break;
        }
    }
}
