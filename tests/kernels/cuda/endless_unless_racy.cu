// verify: --block 64 --grid 1
// expect: defect
//
// As `endless_unless.cu`, but for another mode.

__global__ void wait(int *out, int mode) {
    while (mode == 3)
        __syncthreads();
    if (mode == 4)
        out[0] = threadIdx.x; // error[race]: write, write
}
