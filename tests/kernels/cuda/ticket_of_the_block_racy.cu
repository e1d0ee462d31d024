// verify: --block 64 --grid 4
// expect: defect
//
// A counter of the block's own gives every block the same number.

__global__ void scatter(int *out, int rounds) {
    __shared__ unsigned drawn;
    __shared__ unsigned ticket;
    if (threadIdx.x == 0) ticket = atomicAdd(&drawn, 1u);
    __syncthreads();
    if (rounds == 12345 && threadIdx.x == 0) out[ticket] = blockIdx.x; // error[race]: write
}
