// verify: --block 256 --grid 1
// expect: defect
// What is found goes to the half that is read.
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
            int v = list[c][i]; // error[race]: read
            if (col[v] > 0) {
                int s = atomicAdd(&size[c ^ 1], 1);
                if (s < 1024)
                    list[c][s] = v; // error[race]: write
            }
        }
        __syncthreads();
        if (t == 0)
            size[c] = 0;
        __syncthreads();
    }
}
