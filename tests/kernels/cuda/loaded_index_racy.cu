// verify: --block 128 --grid 4
// expect: defect
//
// Nothing says that loaded indices differ.

__global__ void scatter(const int *where, const int *what, int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[where[i]] = what[i]; // error[race]: write, write
}
