// verify: --block 128 --grid 2
// expect: proved
//
// One thread of each pair writes the pair's element.

__global__ void tag(int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (threadIdx.x % 2 != 0) {
        out[i / 2] = i;
    }
}
