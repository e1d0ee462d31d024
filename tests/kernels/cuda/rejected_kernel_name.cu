// verify: --block 64 --grid 1 --kernel fil
// expect: error
//
// The file has no kernel of the name that is asked for.

__global__ void fill(int *out) {
    out[threadIdx.x] = 1;
}
