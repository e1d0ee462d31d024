// verify: --block 64 --grid '*' --assume 'n <= 1000000' --assume 'gridDim.x <= 65535'
// expect: defect
//
// Threads beyond the end leave the loop before the others.

__global__ void tiles(int *a, int n) {
    __shared__ int s[64];
    int t = threadIdx.x;
    int stride = gridDim.x * 64;
    for (int i = blockIdx.x * 64 + t; i < n; i += stride) {
        s[t] = i; // error[race?]: write
        __syncthreads(); // error[divergence]
        a[i] = s[63 - t]; // error[race?]: read
        __syncthreads(); // error[divergence?]
    }
}
