// verify: --block 64 --grid 1
// expect: proved
//
// No thread leaves the loop that could get to the write.

__global__ void wait(int *out, int mode) {
    while (mode == 3)
        __syncthreads();
    if (mode == 3)
        out[0] = threadIdx.x;
}
