// verify: --block 64 --grid 1
// expect: proved
//
// Both halves of the block meet at the same barrier.

__global__ void halves(int *data) {
    int tid = threadIdx.x;
    if (tid < 32) {
        data[tid] = 1;
    } else {
        data[tid] = 2;
    }
    __syncthreads();
}
