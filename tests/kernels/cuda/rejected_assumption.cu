// verify: --block 64 --grid 1 --assume 'length == 64'
// expect: error
//
// The assumption speaks of a parameter that the kernel does not have.

__global__ void fill(int *out, int n) {
    if (threadIdx.x < n) {
        out[threadIdx.x] = 1;
    }
}
