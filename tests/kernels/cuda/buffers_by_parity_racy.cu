// verify: --block 256 --grid 16 --assume 'tiles <= 1000'
// expect: defect
//
// The buffer that is read is the one that fast threads fill in the next round.

__global__ void sum_reversed(const float *in, float *out, int tiles) {
    extern __shared__ float memory[];
    float *buffer[2] = {memory, memory + blockDim.x};
    int tid = threadIdx.x;

    float sum = 0.0f;
    for (int t = 0; t < tiles; t++) {
        buffer[t & 1][tid] = in[t * 256 + tid]; // error[race]: write
        __syncthreads();
        sum += buffer[(t + 1) & 1][255 - tid]; // error[race]: read
    }
    out[blockIdx.x * blockDim.x + tid] = sum;
}
