// verify: --block '*' --grid '*' --only-intra-block
// expect: proved
//
// The condition depends on the thread, and all threads agree on it.

__global__ void reverse(int *a) {
    __shared__ int s[1024];
    int t = threadIdx.x;
    if (t < blockDim.x) {
        s[t] = t;
        __syncthreads();
        a[t] = s[blockDim.x - 1 - t];
    }
}
