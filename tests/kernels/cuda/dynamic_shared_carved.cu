// verify: --block 128 --grid 32
// expect: proved
//
// One dynamic shared allocation carved into keys and values.

__global__ void reverse_pairs(const int *in, int *out) {
    extern __shared__ int pool[];
    int *keys = pool;
    int *values = pool + blockDim.x;
    int tid = threadIdx.x;
    int i = blockIdx.x * blockDim.x + tid;

    keys[tid] = in[2 * i];
    values[tid] = in[2 * i + 1];
    __syncthreads();

    int other = blockDim.x - 1 - tid;
    out[2 * i] = keys[other];
    out[2 * i + 1] = values[other];
}
