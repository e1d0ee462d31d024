// verify: --block 64 --grid 1
// expect: proved
//
// All steps but the thread's own are skipped.

__global__ void take_turns(int *out) {
    __shared__ int slots[64];
    int tid = threadIdx.x;
    for (int k = 0; k < blockDim.x; k++) {
        if (k != tid) {
            continue;
        }
        slots[k] = 100 + tid;
    }
    __syncthreads();
    out[tid] = slots[63 - tid];
}
