// verify: --block 16 --grid 1 --engine protocol
// expect: proved
//
// Threads with negative odd numbers write to their own cells.

__global__ void odd(int *a) {
    int x = (int)threadIdx.x - 8;
    if (x & 1) {
        if (x < 0) {
            a[threadIdx.x] = threadIdx.x;
        }
    }
}
