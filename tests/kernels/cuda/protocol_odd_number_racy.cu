// verify: --block 16 --grid 1 --engine protocol
// expect: defect
//
// The last bit of a negative odd number is one, though its remainder is not.

__global__ void odd(int *a) {
    int x = (int)threadIdx.x - 8;
    if (x & 1) {
        if (x < 0) {
            a[0] = threadIdx.x; // error[race]: write, write
        }
    }
}
