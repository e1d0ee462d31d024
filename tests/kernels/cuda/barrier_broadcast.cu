// verify: --block 128 --grid 16
// expect: proved
//
// One thread decides for all, between two barriers.

__global__ void clamp_blocks(const int *limits, int *data) {
    __shared__ int limit;
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (threadIdx.x == 0) {
        limit = limits[blockIdx.x];
    }
    __syncthreads();
    data[i] = min(data[i], limit);
}
