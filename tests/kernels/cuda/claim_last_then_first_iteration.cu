// verify: --block 64 --grid 1 --engine auto --assume 'n < 1000'
// expect: proved
//
// The last iteration of nested loops and the first one of the loop after them.

__global__ void chain(int *a, int n) {
    int t = threadIdx.x;
    for (int x = 1; x < n + 1; x++) {
        for (int y = 1; y < x + 1; y++) {
            __syncthreads();
            a[t + x + y] = x;
        }
    }
    for (int z = n * 2; z < n * 3; z++) {
        a[t + z] = z;
        __syncthreads();
    }
}
