// verify: --block 256 --grid 16
// expect: proved
//
// Many threads write the same value.

__global__ void contains(const int *in, int key, int *found) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (in[i] == key) {
        *found = 1; // warning[race]: write, write
    }
}
