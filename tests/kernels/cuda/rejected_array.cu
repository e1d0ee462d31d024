// verify: --block 64 --grid 1 --check-arrays output
// expect: error
//
// There is no such array.

__global__ void fill(int *out) {
    out[threadIdx.x] = 1;
}
