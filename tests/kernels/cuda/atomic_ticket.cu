// verify: --block 128 --grid 1
// expect: proved
//
// Tickets from a shared counter are unique within the block.

__global__ void draw(int *out) {
    __shared__ unsigned int next;
    if (threadIdx.x == 0) {
        next = 0;
    }
    __syncthreads();
    unsigned int ticket = atomicAdd(&next, 1u);
    out[ticket] = threadIdx.x;
}
