// verify: --block 64 --grid '*' --assume 'n <= 1000000' --assume 'gridDim.x <= 65535'
// expect: proved
//
// Each thread counts for itself, from its own number, and all go round equally often.

__global__ void tiles(int *a, int n) {
    __shared__ int s[64];
    int t = threadIdx.x;
    int stride = gridDim.x * 64;
    for (int i = blockIdx.x * 64 + t; i - t < n; i += stride) {
        s[t] = i;
        __syncthreads();
        a[i] = s[63 - t];
        __syncthreads();
    }
}
