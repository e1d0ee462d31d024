// verify: --block 256 --grid 1
// expect: defect
//
// It advances by one element less.

__global__ void fill(int *out) {
    int tid = threadIdx.x;
    int *p = out + tid;
    for (int k = 0; k < 16; k++) {
        *p = tid; // error[race]: write, write
        p += 255;
    }
}
