// verify: --block 256 --grid 64
// expect: proved
//
// Tree reduction: in each step the lower half of the threads adds the upper half.

__global__ void reduce(const float *in, float *out) {
    __shared__ float partial[256];
    int tid = threadIdx.x;
    partial[tid] = in[blockIdx.x * blockDim.x + tid];
    __syncthreads();

    for (int stride = blockDim.x / 2; stride > 0; stride >>= 1) {
        if (tid < stride) {
            partial[tid] += partial[tid + stride];
        }
        __syncthreads();
    }

    if (tid == 0) {
        out[blockIdx.x] = partial[0];
    }
}
