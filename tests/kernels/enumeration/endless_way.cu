// verify: --block 64 --grid 1
// expect: proved
//
// Some threads never come to the barrier, and write their own cells for ever.

__global__ void spin(int *out, volatile const int *in) {
    __shared__ int seen[65];
    if (in[threadIdx.x]) {
        while (true)
            seen[threadIdx.x] = 1;
    }
    seen[threadIdx.x] = 2;
    __syncthreads();
    out[threadIdx.x] = 3;
}
