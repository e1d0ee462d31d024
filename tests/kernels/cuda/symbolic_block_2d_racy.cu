// verify: --block '*,*' --grid 1
// expect: defect
//
// It is scaled by the height.

__global__ void tag(int *out) {
    int tid = threadIdx.y * blockDim.y + threadIdx.x;
    out[tid] = 100 * threadIdx.x + threadIdx.y; // error[race]: write, write
}
