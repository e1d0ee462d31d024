// verify: --block 64 --grid 2
// expect: defect
// The flag is put back, so that there is another first one.

__global__ void find(const int *in, int *found, int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (in[i] == 7 && atomicExch(found, 1) == 0) {
        out[0] = i; // error[race]: write, write
        atomicExch(found, 0);
    }
}
