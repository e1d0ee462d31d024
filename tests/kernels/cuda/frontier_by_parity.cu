// verify: --block 256 --grid 1
// expect: proved
// The two halves of a list take turns, each with a counter of its own, whose cell the outer loop chooses.
__global__ void search(const int *col, int rounds) {
    __shared__ int list[2][1024], size[2];
    int t = threadIdx.x;
    if (t < 64)
        list[0][t] = t;
    if (t == 0) {
        size[0] = 64;
        size[1] = 0;
    }
    __syncthreads();
    for (int r = 0; r < rounds; r++) {
        int c = r & 1, m = min(size[c], 1024);
        for (int i = t; i < m; i += blockDim.x) {
            int v = list[c][i];
            if (col[v] > 0) {
                int s = atomicAdd(&size[c ^ 1], 1);
                if (s < 1024)
                    list[c ^ 1][s] = v;
            }
        }
        __syncthreads();
        if (t == 0)
            size[c] = 0;
        __syncthreads();
    }
}
