// verify: --block 64 --grid 4
// expect: defect
//
// As `global_requires_index.cu`, but something else is required.

__global__ void spread(int *out, int n) {
    __global_requires(n == 3);
    out[n == 4 ? threadIdx.x + 64 * blockIdx.x : 0] = threadIdx.x; // error[race]: write
}
