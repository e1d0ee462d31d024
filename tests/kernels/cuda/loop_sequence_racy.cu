// verify: --block 128 --grid 1
// expect: defect
//
// Both loops may run at the same time.

__global__ void corner_turn(const int *in, int *out) {
    __shared__ int tile[128 * 16];
    int tid = threadIdx.x;
    for (int k = 0; k < 16; k++) {
        tile[k * 128 + tid] = in[k * 128 + tid]; // error[race]: write
    }
    int sum = 0;
    for (int k = 0; k < 16; k++) {
        sum += tile[tid * 16 + k]; // error[race]: read
    }
    out[tid] = sum;
}
