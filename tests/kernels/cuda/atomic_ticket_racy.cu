// verify: --block 128 --grid 1
// expect: defect
//
// The counter wraps around after 63, so that two threads get the same ticket.

__global__ void draw(int *out) {
    __shared__ unsigned int next;
    if (threadIdx.x == 0) {
        next = 0;
    }
    __syncthreads();
    unsigned int ticket = atomicInc(&next, 63u);
    out[ticket] = threadIdx.x; // error[race]: write, write
}
