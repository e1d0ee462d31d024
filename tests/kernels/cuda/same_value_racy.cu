// verify: --block 256 --grid 16
// expect: defect
//
// Many threads write values of their own.

__global__ void contains(const int *in, int key, int *found) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (in[i] == key) {
        *found = i; // error[race]: write, write
    }
}
