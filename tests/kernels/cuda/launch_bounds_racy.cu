// verify: --block '*' --grid 1
// expect: defect
//
// Blocks may have twice as many threads as cells.

__global__ void __launch_bounds__(256) tag(int *out) {
    out[threadIdx.x & 127] = threadIdx.x; // error[race]: write, write
}
