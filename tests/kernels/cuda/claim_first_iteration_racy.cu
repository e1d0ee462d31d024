// verify: --block 64 --grid 1 --engine auto
// expect: defect
//
// The write before the loop and that of its first iteration meet.

__global__ void first(int *a, int n) {
    int t = threadIdx.x;
    a[t + 1] = t; // error[race]: write
    for (int x = 0; x < n; x++) {
        a[t] = t; // error[race]: write
        __syncthreads();
    }
}
