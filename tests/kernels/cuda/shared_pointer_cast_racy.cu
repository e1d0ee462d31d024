// verify: --block 64 --grid 1
// expect: defect
//
// One of the two threads writes the whole word.

__global__ void pack(const short *in, int *out) {
    __shared__ int words[32];
    int tid = threadIdx.x;
    short *halves = reinterpret_cast<short *>(words);
    if (tid % 2 == 0) {
        words[tid / 2] = in[tid]; // error[race]: write
    } else {
        halves[tid] = in[tid]; // error[race]: write
    }
    __syncthreads();
    if (tid < 32) {
        out[tid] = words[31 - tid];
    }
}
