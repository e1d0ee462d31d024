// verify:
// expect: proved
//
// Two arrays in dynamic shared memory, the second one behind as many elements as the host says.

__global__ void swap_ends(int *out, const int *in, int count) {
    extern __shared__ int pool[];
    int *keys = pool, *values = pool + count;
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    keys[threadIdx.x] = in[2 * i];
    values[threadIdx.x] = in[2 * i + 1];
    __syncthreads();
    int other = blockDim.x - 1 - threadIdx.x;
    out[2 * i] = keys[other];
    out[2 * i + 1] = values[other];
}

int main() {
    const unsigned threads = 128, blocks = 50;
    size_t bytes = 2 * threads * sizeof(int);
    int *in, *out;
    cudaMalloc(&in, blocks * bytes);
    cudaMalloc(&out, blocks * bytes);
    swap_ends<<<blocks, threads, bytes>>>(out, in, bytes / sizeof(int) / 2);
    return 0;
}
