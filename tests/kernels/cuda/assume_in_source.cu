// verify: --block 64 --grid 1
// expect: proved
//
// The assumption narrows what the loaded index can be.

__global__ void scatter(const int *offset, int *out) {
    int tid = threadIdx.x;
    int k = offset[tid];
    __assume(k >= 0 && k < 8);
    out[8 * tid + k] = tid;
}
