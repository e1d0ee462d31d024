// verify: --block 128 --grid 1
// expect: defect
//
// The ranges meet in one element.

__global__ void split(int *out) {
    int tid = threadIdx.x;
    int k = tid < 64 ? tid : 190 - tid;
    out[k] = tid; // error[race]: write, write
}
