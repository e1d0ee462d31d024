// verify: --block 128 --grid 1
// expect: defect
//
// The right operand of && reads a flag that may not be stored yet.

__global__ void edges(const int *in, int *out) {
    __shared__ int flags[128];
    int tid = threadIdx.x;
    flags[tid] = in[tid] > 0; // error[race]: write
    out[tid] = tid > 0 && flags[tid - 1]; // error[race]: read
}
