// verify: --block 256 --grid 32
// expect: proved
//
// Inclusive scan with two buffers: one barrier a step is enough.

__global__ void scan(const int *in, int *out) {
    __shared__ int sums[2][256];
    int tid = threadIdx.x;
    int i = blockIdx.x * blockDim.x + tid;
    int current = 0;
    sums[current][tid] = in[i];
    __syncthreads();

    for (int offset = 1; offset < blockDim.x; offset *= 2) {
        int next = 1 - current;
        int sum = sums[current][tid];
        if (tid >= offset) {
            sum += sums[current][tid - offset];
        }
        sums[next][tid] = sum;
        __syncthreads();
        current = next;
    }

    out[i] = sums[current][tid];
}
