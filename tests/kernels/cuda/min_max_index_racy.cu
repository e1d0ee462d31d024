// verify: --block 128 --grid 1
// expect: defect
//
// Clamping maps the upper threads to one element.

__global__ void clamped(int *out) {
    int tid = threadIdx.x;
    out[min(tid, 100)] = tid; // error[race]: write, write
}
