// verify: --block 128 --grid 1
// expect: defect
//
// The loaded index is used if it is not the thread's own.

__global__ void keep(const int *where, int *out) {
    int tid = threadIdx.x;
    int k = where[tid];
    if (k != tid) {
        out[k] = tid; // error[race]: write, write
    }
}
