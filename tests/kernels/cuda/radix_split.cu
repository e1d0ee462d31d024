// verify: --block 256 --grid 8
// expect: proved
//
// Partial sums of flags decide where an element goes; only the sums are shared.

__global__ void ranks(const int *keys, int bit, int *out) {
    __shared__ int zeros[256];
    int tid = threadIdx.x;
    int i = blockIdx.x * 256 + tid;
    zeros[tid] = ((keys[i] >> (bit & 31)) & 1) == 0;
    __syncthreads();
    int before = 0;
    for (int k = 0; k < tid; k++) {
        before += zeros[k];
    }
    out[i] = before;
}
