// verify: --block '*' --grid '*' --only-intra-block
// expect: defect
//
// The last thread of a block does not take part.

__global__ void reverse(int *a) {
    __shared__ int s[1024];
    int t = threadIdx.x;
    if (t < blockDim.x - 1) {
        s[t] = t;
        __syncthreads(); // error[divergence]
        a[t] = s[blockDim.x - 1 - t]; // error[race?]: read
    }
}
