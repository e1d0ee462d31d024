// verify: --block '*' --grid 16
// expect: defect
//
// One thread too many takes part: it changes an element that another one reads.

__global__ void reduce(const int *in, int *out) {
    extern __shared__ int partial[];
    unsigned int tid = threadIdx.x;
    partial[tid] = in[blockIdx.x * blockDim.x + tid];
    __syncthreads();
    for (unsigned int n = blockDim.x; n > 1;) {
        unsigned int half = (n + 1) / 2;
        if (tid <= n - half) {
            partial[tid] += partial[tid + half]; // error[race]: read, write
        }
        __syncthreads();
        n = half;
    }
    if (tid == 0) {
        out[blockIdx.x] = partial[0];
    }
}
