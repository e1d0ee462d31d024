// verify: --block 256 --grid 16 --assume 'tiles <= 1000'
// expect: proved
//
// The next tile is fetched into one buffer while the other is in use.

__global__ void sum_reversed(const float *in, float *out, int tiles) {
    __shared__ float buffer[2][256];
    int tid = threadIdx.x;
    int current = 0;
    buffer[current][tid] = in[tid];
    __syncthreads();

    float sum = 0.0f;
    for (int t = 0; t < tiles; t++) {
        if (t + 1 < tiles) {
            buffer[current ^ 1][tid] = in[(t + 1) * 256 + tid];
        }
        sum += buffer[current][255 - tid];
        __syncthreads();
        current ^= 1;
    }
    out[blockIdx.x * blockDim.x + tid] = sum;
}
