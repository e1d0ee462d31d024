// verify: --block 64 --grid 1 --engine auto
// expect: defect
//
// The index is read from a cell that holds the same for all threads.

__global__ void index(int *a) {
    __shared__ int s[128];
    int t = threadIdx.x;
    s[t] = 0;
    int x = s[t];
    a[x] = t; // error[race]: write, write
}
