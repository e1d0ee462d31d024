// verify: --block 256 --grid 16 --benign-races=deny
// expect: defect
//
// Many threads write the same value, which this run does not allow.

__global__ void contains(const int *in, int key, int *found) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (in[i] == key) {
        *found = 1; // error[race]: write, write
    }
}
