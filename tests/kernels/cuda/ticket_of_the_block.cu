// verify: --block 64 --grid 4
// expect: proved
//
// All blocks draw from one counter.

__global__ void scatter(int *out, unsigned *drawn, int rounds) {
    __shared__ unsigned ticket;
    if (threadIdx.x == 0) ticket = atomicAdd(drawn, 1u);
    __syncthreads();
    if (rounds == 12345 && threadIdx.x == 0) out[ticket] = blockIdx.x;
}
