// verify: --block 64 --grid 4
// expect: proved
//
// What all threads require is what runs keep to.

__global__ void spread(int *out, int n) {
    __global_requires(n == 4);
    out[n == 4 ? threadIdx.x + 64 * blockIdx.x : 0] = threadIdx.x;
}
