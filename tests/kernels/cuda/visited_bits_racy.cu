// verify: --block 256
// expect: defect
// The word depends on who finds the vertex, so that two may.
__global__ void expand(unsigned *visited, int *parent, const int *frontier, const int *row, const int *col,
                       int *next, int *size, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int u = frontier[i];
    for (int e = row[u]; e < row[u + 1]; e++) {
        int v = col[e];
        unsigned bit = 1u << (v & 31);
        if (!(atomicOr(&visited[u & 3], bit) & bit)) {
            parent[v] = u; // error[race]: write, write
            next[atomicAdd(size, 1)] = v;
        }
    }
}

// Two vertices have one place, and bits of their own.
__global__ void mark(unsigned *visited, int *first, const int *list, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int v = list[i];
    unsigned bits = 0xc0000000u >> 2 * (v & 15);
    if ((atomicOr(visited + v / 16, bits) & bits) == 0)
        first[v / 2] = i; // error[race]: write, write
}
