// What the pages are made of: a reduction without its barrier, a barrier that half of a block
// reaches, blocks that write one cell, and a transposition with bank conflicts.
__device__ int get(const int *p, int i) { return p[i]; }

__global__ void sum(const int *in, int *out) {
    __shared__ int part[128];
    int t = threadIdx.x;
    part[t] = in[blockIdx.x * blockDim.x + t];
    __syncthreads();
    for (int s = 64; s > 0; s /= 2) {
        if (t < s)
            part[t] += get(part, t + s);
    }
    if (t == 0)
        out[blockIdx.x] = part[0];
}

__global__ void apart(int *a) {
    __syncthreads();
    if (threadIdx.x < 32)
        __syncthreads();
    a[blockIdx.x * blockDim.x + threadIdx.x] = 1;
}

__global__ void blocks(int *out) { out[threadIdx.x] = blockIdx.x; }

__global__ void transpose(int *out, const int *in) {
    __shared__ int tile[8][8];
    int x = threadIdx.x % 8, y = threadIdx.x / 8;
    tile[y][x] = in[threadIdx.x];
    __syncthreads();
    out[blockIdx.x * blockDim.x + threadIdx.x] = tile[x][y];
}
