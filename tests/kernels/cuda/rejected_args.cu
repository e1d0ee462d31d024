// verify: --block 64 --grid 1 --args 'fill=1,2'
// expect: error
//
// Two values for a kernel with one parameter that is no pointer.

__global__ void fill(int *out, int n) {
    if (threadIdx.x < n) {
        out[threadIdx.x] = 1;
    }
}
