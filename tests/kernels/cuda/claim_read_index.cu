// verify: --block 64 --grid 1 --engine auto
// expect: proved
//
// The index is read from the cell that the thread has written.

__global__ void index(int *a) {
    __shared__ int s[128];
    int t = threadIdx.x;
    s[t] = t;
    int x = s[t];
    a[x] = 0;
}
