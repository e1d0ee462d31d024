// verify: --block 256 --grid 8
// expect: defect
//
// The flags are summed while they are stored.

__global__ void ranks(const int *keys, int bit, int *out) {
    __shared__ int zeros[256];
    int tid = threadIdx.x;
    int i = blockIdx.x * 256 + tid;
    zeros[tid] = ((keys[i] >> (bit & 31)) & 1) == 0; // error[race]: write
    int before = 0;
    for (int k = 0; k < tid; k++) {
        before += zeros[k]; // error[race]: read
    }
    out[i] = before;
}
