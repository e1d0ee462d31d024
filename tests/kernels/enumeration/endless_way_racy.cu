// verify: --block 64 --grid 1
// expect: defect
//
// Some threads never come to the barrier, and write their neighbours' cells for ever.

__global__ void spin(int *out, volatile const int *in) {
    __shared__ int seen[65];
    if (in[threadIdx.x]) {
        while (true)
            seen[threadIdx.x + 1] = 1; // error[race]: write
    }
    seen[threadIdx.x] = 2; // error[race]: write
    __syncthreads();
    out[threadIdx.x] = 3;
}
