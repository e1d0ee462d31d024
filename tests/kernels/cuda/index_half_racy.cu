// verify: --block 128 --grid 2
// expect: defect
//
// Both threads of a pair write the pair's element.

__global__ void tag(int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i / 2] = i; // error[race]: write, write
}
