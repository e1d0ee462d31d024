// verify: --block 64 --grid 1
// expect: proved
//
// Halves of a word written as two shorts by two threads.

__global__ void pack(const short *in, int *out) {
    __shared__ int words[32];
    int tid = threadIdx.x;
    short *halves = reinterpret_cast<short *>(words);
    halves[tid] = in[tid];
    __syncthreads();
    if (tid < 32) {
        out[tid] = words[31 - tid];
    }
}
