// verify: --block 256 --grid 4
// expect: defect
//
// Odd threads write to the elements of their even neighbours.

__global__ void tag(int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i & ~1] = i; // error[race]: write, write
}
