// verify: --block 128 --grid 4
// expect: defect
//
// The first block draws from a counter of its own.

__global__ void fill(float *__restrict__ out, unsigned *__restrict__ a, unsigned *__restrict__ b) {
    __shared__ unsigned drawn;
    unsigned *counter = blockIdx.x == 0 && threadIdx.x == 0 ? a : b;
    if (threadIdx.x == 0) drawn = atomicAdd(counter, 1u);
    __syncthreads();
    unsigned row = drawn;
    if (threadIdx.x) out[row * 128ull + threadIdx.x] = threadIdx.x + 1.0f * blockIdx.x; // error[race]: write, write
}
