// verify: --block 256 --grid 1
// expect: proved
//
// A pointer that advances by the block size.

__global__ void fill(int *out) {
    int tid = threadIdx.x;
    int *p = out + tid;
    for (int k = 0; k < 16; k++) {
        *p = tid;
        p += 256;
    }
}
