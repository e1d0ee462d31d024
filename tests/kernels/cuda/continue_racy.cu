// verify: --block 64 --grid 1
// expect: defect
//
// Two threads take part in each step.

__global__ void take_turns(int *out) {
    __shared__ int slots[64];
    int tid = threadIdx.x;
    for (int k = 0; k < blockDim.x; k++) {
        if (k % 32 != tid % 32) {
            continue;
        }
        slots[k] = 100 + tid; // error[race]: write, write
    }
    __syncthreads();
    out[tid] = slots[63 - tid];
}
