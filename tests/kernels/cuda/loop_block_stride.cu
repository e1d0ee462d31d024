// verify: --block 256 --grid 1
// expect: proved
//
// One block fills an array four times its size.

__global__ void fill(int *out) {
    __shared__ int table[1024];
    int tid = threadIdx.x;
    for (int i = tid; i < 1024; i += blockDim.x) {
        table[i] = tid;
    }
    __syncthreads();
    for (int i = tid; i < 1024; i += blockDim.x) {
        out[i] = table[1023 - i];
    }
}
