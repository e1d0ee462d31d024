// verify: --block 256 --grid 1
// expect: defect
//
// The stride is one less than the block.

__global__ void fill(int *out) {
    __shared__ int table[1024];
    int tid = threadIdx.x;
    for (int i = tid; i < 1024; i += blockDim.x - 1) {
        table[i] = tid; // error[race]: write, write
    }
    __syncthreads();
    for (int i = tid; i < 1024; i += blockDim.x) {
        out[i] = table[1023 - i];
    }
}
