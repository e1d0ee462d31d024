// verify: --block 64 --grid 4
// expect: proved
//
// All lanes of the first warp come to the barrier.

__global__ void gather(int *out) {
    __shared__ int part[64];
    part[threadIdx.x] = threadIdx.x;
    if (threadIdx.x < 32) {
        __syncwarp();
        out[blockIdx.x * 64 + threadIdx.x] = part[threadIdx.x ^ 16];
    }
}
