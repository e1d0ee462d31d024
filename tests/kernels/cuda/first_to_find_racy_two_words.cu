// verify: --block 64 --grid 2
// expect: defect
// Each cell has a first one of its own.

__global__ void find(const int *in, int *found, int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (atomicCAS(&found[i % 2], 0, 1) == 0)
        out[0] = in[i]; // error[race]: write, write
}
