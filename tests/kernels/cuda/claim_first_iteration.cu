// verify: --block 64 --grid 1 --engine auto
// expect: proved
//
// The write before the loop and that of its first iteration would meet.

__global__ void first(int *a, int n) {
    int t = threadIdx.x;
    a[t + 1] = t;
    for (int x = 0; x < n; x++) {
        if (x > 0) {
            a[t] = x;
        }
        __syncthreads();
    }
}
