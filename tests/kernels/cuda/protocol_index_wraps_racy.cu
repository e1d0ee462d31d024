// verify: --block 256 --grid 1 --engine protocol
// expect: defect
//
// The index is computed modulo 256.

__global__ void wrap(int *a) {
    unsigned char i = threadIdx.x * 4;
    a[i] = threadIdx.x; // error[race]: write, write
}
