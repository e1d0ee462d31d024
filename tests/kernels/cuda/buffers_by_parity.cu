// verify: --block 256 --grid 16 --assume 'tiles <= 1000'
// expect: proved
//
// Two buffers in turn, in an array of pointers that the kernel fills.

__global__ void sum_reversed(const float *in, float *out, int tiles) {
    extern __shared__ float memory[];
    float *buffer[2] = {memory, memory + blockDim.x};
    int tid = threadIdx.x;

    float sum = 0.0f;
    for (int t = 0; t < tiles; t++) {
        buffer[t & 1][tid] = in[t * 256 + tid];
        __syncthreads();
        sum += buffer[t & 1][255 - tid];
    }
    out[blockIdx.x * blockDim.x + tid] = sum;
}
