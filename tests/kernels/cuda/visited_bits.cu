// verify: --block 256
// expect: proved
// Of all that set the bit of a vertex one finds it clear, and the vertex is its own.
__global__ void expand(unsigned *visited, int *parent, const int *frontier, const int *row, const int *col,
                       int *next, int *size, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int u = frontier[i];
    for (int e = row[u]; e < row[u + 1]; e++) {
        int v = col[e];
        unsigned bit = 1u << (v & 31);
        if (!(atomicOr(&visited[v >> 5], bit) & bit)) {
            parent[v] = u;
            next[atomicAdd(size, 1)] = v;
        }
    }
}

// Bits from the other end, two at a time.
__global__ void mark(unsigned *visited, int *first, const int *list, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int v = list[i];
    unsigned bits = 0xc0000000u >> 2 * (v & 15);
    if ((atomicOr(visited + v / 16, bits) & bits) == 0)
        first[v] = i;
}
