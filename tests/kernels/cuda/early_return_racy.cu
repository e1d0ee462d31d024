// verify: --block 256 --grid 16
// expect: defect
//
// The first two threads go on.

__global__ void leaders(int *out) {
    if (threadIdx.x > 1) {
        return;
    }
    out[blockIdx.x] = 10 * threadIdx.x; // error[race]: write, write
}
