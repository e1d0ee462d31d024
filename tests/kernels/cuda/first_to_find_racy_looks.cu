// verify: --block 64 --grid 2
// expect: defect
// Whoever finds what others put there is not the first.

__global__ void find(const int *in, int *found, int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (in[i] == 7 && atomicExch(found, 1) == 1)
        out[0] = i; // error[race]: write, write
}
