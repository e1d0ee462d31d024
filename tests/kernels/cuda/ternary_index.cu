// verify: --block 128 --grid 1
// expect: proved
//
// Two ranges that do not meet, picked by a condition.

__global__ void split(int *out) {
    int tid = threadIdx.x;
    int k = tid < 64 ? tid : 255 - tid;
    out[k] = tid;
}
