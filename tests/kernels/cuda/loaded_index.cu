// verify: --block 128 --grid 4
// expect: proved
//
// A loaded index, added to atomically.

__global__ void scatter(const int *where, const int *what, int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    atomicAdd(&out[where[i]], what[i]);
}
