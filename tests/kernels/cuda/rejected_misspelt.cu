// verify: --block 64 --grid 1
// expect: error
//
// A misspelt kernel is no host code that may be left out.

__gobal__ void add(int *out) {
    *out += 1;
}

__global__ void fill(int *out) {
    out[threadIdx.x] = 1;
}
