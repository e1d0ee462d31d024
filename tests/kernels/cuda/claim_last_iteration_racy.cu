// verify: --block 64 --grid 1 --engine auto
// expect: defect
//
// What the last iteration leaves after its barrier meets the write behind the loop.

__global__ void last(int *a, int n) {
    int t = threadIdx.x;
    for (int x = 0; x < n; x++) {
        __syncthreads();
        a[t + 1] = x; // error[race]: write
    }
    a[t + 64] = t; // error[race]: write
}
