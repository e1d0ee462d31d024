// verify: --block 256 --grid 1 --engine protocol
// expect: proved
//
// The index is computed modulo 256, which is the number of threads.

__global__ void wrap(int *a) {
    unsigned char i = threadIdx.x;
    a[i] = threadIdx.x;
}
