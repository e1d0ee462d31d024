// verify: --block 64 --grid 4
// expect: proved
//
// Volatile accesses, ordered by a barrier.

__global__ void reverse(const int *in, int *out) {
    __shared__ volatile int tile[64];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    tile[threadIdx.x] = in[i];
    __syncthreads();
    out[i] = tile[63 - threadIdx.x];
}
