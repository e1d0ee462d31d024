// verify: --block 64 --grid 1 --engine auto
// expect: proved
//
// What the last iteration leaves after its barrier would meet the write behind the loop.

__global__ void last(int *a, int n) {
    int t = threadIdx.x;
    for (int x = 0; x < n; x++) {
        __syncthreads();
        if (t < 63) {
            a[t + 1] = x;
        }
    }
    a[t + 64] = t;
}
