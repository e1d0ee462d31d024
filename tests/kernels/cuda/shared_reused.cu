// verify: --block 128 --grid 8
// expect: proved
//
// One shared array serves two phases, separated by a barrier.

__global__ void two_phases(const int *a, const int *b, int *out) {
    __shared__ int tile[128];
    int tid = threadIdx.x;
    int i = blockIdx.x * blockDim.x + tid;
    tile[tid] = a[i];
    __syncthreads();
    int sum = tile[127 - tid];
    __syncthreads();
    tile[tid] = b[i];
    __syncthreads();
    out[i] = sum + tile[(tid + 1) % 128];
}
