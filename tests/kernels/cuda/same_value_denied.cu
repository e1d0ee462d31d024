// verify: --block 256 --grid 16 --benign-races=deny
// expect: proved
//
// Many threads write the same value, atomically.

__global__ void contains(const int *in, int key, int *found) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (in[i] == key) {
        atomicExch(found, 1);
    }
}
