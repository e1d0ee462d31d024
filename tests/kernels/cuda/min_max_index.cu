// verify: --block 128 --grid 1
// expect: proved
//
// Clamping changes no index.

__global__ void clamped(int *out) {
    int tid = threadIdx.x;
    out[min(tid, 127)] = tid;
}
